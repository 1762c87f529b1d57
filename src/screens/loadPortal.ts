import { prefetchPage } from './lazyPage';

export const loadLayout = () => import('@/layouts/PortalLayout');

/** Import of the page that draws every generated screen. */
export const loadConsolePage = () => import('@/console/ConsolePage');

export const loadList = async () => ({ default: (await import('@/console/ResourceList')).ResourceList });

/**
 * Loads the portal's code, with that of its frame, which would else be requested only once the portal's own has run;
 * pages that are about to need it call this beforehand.
 */
export function loadPortal(): Promise<typeof import('@/Portal')> {
  // A failed fetch is repeated where it is drawn, which shows the error.
  void prefetchPage(loadLayout).catch(() => undefined);
  return import('@/Portal');
}

/** The texts of the portal's frame. */
export const textsOfPortal = ['theme', 'palette'] as const;
