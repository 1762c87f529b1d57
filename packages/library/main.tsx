import './application';
// Imported before any module that could write into the page.
import 'sijil/react/markup/markupPolicy';
import { start } from 'sijil/react/start/start';
import { defineApplication } from 'sijil/schema/application';
import { Brand } from './pages/frame';
import { publicScreens, recordTabs, screens } from './pages/screens';
import { signIn } from './pages/signIn';

defineApplication({
  pages: { screens: publicScreens, Brand, signIn },
  portal: { screens, recordTabs },
});

void start();
