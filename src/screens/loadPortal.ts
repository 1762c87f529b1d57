import { prefetchPage } from './lazyPage';

export const loadLayout = () => import('@/layouts/PortalLayout');

/** Import of the page that draws every generated screen. */
export const loadConsolePage = () => import('@/console/ConsolePage');

export const loadList = async () => ({ default: (await import('@/console/ResourceList')).ResourceList });

/**
 * The portal's code, with that of its frame, which would else be asked for only once the portal's own has run; asked for
 * beforehand by whoever is about to need it.
 */
export function loadPortal(): Promise<typeof import('@/Portal')> {
  // What fails here is asked for again where it is drawn, which tells of it.
  void prefetchPage(loadLayout).catch(() => undefined);
  return import('@/Portal');
}

/** The texts of the portal's frame. */
export const textsOfPortal = ['theme', 'palette'] as const;
