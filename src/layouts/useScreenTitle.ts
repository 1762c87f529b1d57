import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router';
import type { Localized } from '#domain/i18n/localized';
import { useLocalize } from '@/providers/language';
import { screens } from '@/screens/screens';
import { consoleScreens } from '@/screens/consoleScreens';

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
  const { pathname } = useLocation();
  const localize = useLocalize();
  const { t } = useTranslation();
  const title = localize(titleOfPath(pathname));
  const brand = t('brand');
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand;
  }, [title, brand]);
  return title;
}
