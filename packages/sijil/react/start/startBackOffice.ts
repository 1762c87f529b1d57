// Imported before any module that could write into the page.
import 'sijil/react/markup/markupPolicy';
import { type BackOfficePages, defineBackOfficePages } from 'sijil/react/entry/definePages';
import { start } from './start';

/** Starts the pages of an application that `defineBackOffice` has defined. */
export function startBackOffice(pages: BackOfficePages = {}): void {
  defineBackOfficePages(pages);
  void start();
}
