import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { startTexts } from './shared/i18n.svelte';
import { applyTheme } from './shared/theme.svelte';

applyTheme();
await startTexts();
mount(App, { target: document.getElementById('app')! });
