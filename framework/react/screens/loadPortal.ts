import { prefetchPage } from '@framework/lazy/lazyPage';

export const loadLayout = () => import('@framework/frame/PortalLayout');

/**
 * Loads the portal's code and, in parallel, that of its frame, which would otherwise be requested only once the portal runs.
 * Pages that are about to need it call this in advance.
 */
export function loadPortal(): Promise<typeof import('@framework/start/Portal')> {
  // A failed load is retried when the frame renders, which shows the error.
  void prefetchPage(loadLayout).catch(() => undefined);
  return import('@framework/start/Portal');
}
