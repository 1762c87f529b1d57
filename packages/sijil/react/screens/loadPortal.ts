import { loadApplication } from 'sijil/schema/application';
import { prefetchPage } from 'sijil/react/lazy/lazyPage';

export const loadLayout = async () => {
  await loadApplication();
  return import('sijil/react/frame/PortalLayout');
};

/**
 * Loads the portal's code, with that of its frame, which would else be requested only once the portal's own has run;
 * pages that are about to need it call this beforehand.
 */
export async function loadPortal(): Promise<typeof import('sijil/react/start/Portal')> {
  // A failed load is retried when the frame renders, which shows the error.
  void prefetchPage(loadLayout).catch(() => undefined);
  await loadApplication();
  return import('sijil/react/start/Portal');
}
