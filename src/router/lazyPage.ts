import { type ComponentType, lazy } from 'react';

const reloadedKey = 'reloaded-for-chunk';

/**
 * A page whose code is fetched when it is opened. After a new release the old chunk is gone: the page is reloaded once,
 * silently; if that does not help, the error is thrown on for the router's error screen.
 */
export function lazyPage(load: () => Promise<{ readonly default: ComponentType }>) {
  return lazy(async () => {
    try {
      const page = await load();
      sessionStorage.removeItem(reloadedKey);
      return page;
    } catch (error) {
      if (sessionStorage.getItem(reloadedKey)) throw error;
      sessionStorage.setItem(reloadedKey, '1');
      window.location.reload();
      return new Promise<never>(() => undefined);
    }
  });
}
