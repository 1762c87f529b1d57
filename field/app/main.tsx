import { createRoot } from 'react-dom/client';
import './app.css';
import { Root } from './Root';
import { showPreferences } from './preferences';
import { registerServiceWorker } from './updates';

showPreferences();
registerServiceWorker();
const root = document.querySelector('#root');
if (root) createRoot(root).render(<Root />);
