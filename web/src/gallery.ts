import { mount } from 'svelte';
import './styles/app.css';
import Gallery from './pages/gallery/Gallery.svelte';
import { startTexts } from './shared/i18n/i18n.svelte';
import { applyTheme } from './shared/page/theme.svelte';

applyTheme();
await startTexts();
mount(Gallery, { target: document.getElementById('app')! });
