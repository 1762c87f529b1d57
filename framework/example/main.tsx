import './application';
// Imported before any module that could write into the page.
import '@framework/markup/markupPolicy';
import { start } from '@framework/start/start';

void start();
