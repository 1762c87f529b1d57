import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { keepOneIdentity } from './providers/oneIdentity';
import { startI18n } from './providers/i18n';
import './theme/global.css';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');

keepOneIdentity();
await startI18n();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
