import { prefetchPage } from '@framework/lazy/lazyPage';

export const loadLayout = () => import('@framework/frame/PortalLayout');

/**
 * Loads the portal's code, with that of its frame, which would else be requested only once the portal's own has run;
 * pages that are about to need it call this beforehand.
 */
export function loadPortal(): Promise<typeof import('@framework/start/Portal')> {
  // A failed fetch is repeated where it is drawn, which shows the error.
  void prefetchPage(loadLayout).catch(() => undefined);
  return import('@framework/start/Portal');
}
