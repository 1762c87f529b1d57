// Before anything that could write into the page.
import './markup/markupPolicy';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { dropDraftsOfOthers, keepDrafts } from './forms/formDrafts';
import { keepOneIdentity } from './providers/oneIdentity';
import { followOtherTabs, startI18n } from './providers/i18n';
import { beforeSessionEnds } from './providers/refusedSession';
import { useSession } from './providers/session';
import './theme/global.css';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');

keepOneIdentity();
await startI18n();
followOtherTabs();
beforeSessionEnds(keepDrafts);
useSession.subscribe(({ user }) => user && dropDraftsOfOthers(user.id));
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
