import { mount } from 'svelte';
import './styles/app.css';
import App from './App.svelte';
import { startTexts } from './shared/i18n/i18n.svelte';
import { applyTheme } from './shared/page/theme.svelte';

applyTheme();
await startTexts();
mount(App, { target: document.getElementById('app')! });
