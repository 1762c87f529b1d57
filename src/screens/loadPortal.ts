import { prefetchPage } from '@framework/lazy/lazyPage';

export const loadLayout = () => import('@/layouts/PortalLayout');

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
export const textsOfPortal = ['theme', 'palette', 'refine'] as const;
