import { matchPath, useLocation } from 'react-router';
import type { Localized } from '#framework/base/i18n/localized';
import { screens } from '@/screens/screens';
import { consoleScreens } from '@/screens/consoleScreens';
import { useTabTitle } from './useTabTitle';

/** The name of the screen at an address; fixed addresses before those with parameters. */
export function titleOfPath(pathname: string): Localized | null {
  const fixed = screens.find(({ path }) => path === pathname);
  if (fixed) return fixed.title;
  const page = screens.find(({ path }) => matchPath(path, pathname));
  if (page) return page.title;
  return consoleScreens.find(({ path }) => matchPath(path, pathname))?.resource.label.many ?? null;
}

/** Names the browser's tab after the screen. */
export function useScreenTitle(): string {
  return useTabTitle(titleOfPath(useLocation().pathname));
}
