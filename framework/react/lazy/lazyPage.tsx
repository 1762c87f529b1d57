import i18next from 'i18next';
import { type ComponentType, lazy, useState } from 'react';

/** Loaded modules, by their import function. */
const ready = new WeakMap<object, unknown>();

/** Fetches a page's code before it is drawn, so that nothing is drawn in its place. */
export async function prefetchPage<M extends { readonly default: unknown }>(
  load: () => Promise<M>,
): Promise<M> {
  return keep(load, await load());
}

function keep<M extends { readonly default: unknown }>(load: () => Promise<M>, module: M): M {
  ready.set(load, module.default);
  return module;
}

/**
 * A page whose code, and the texts that are named, come when it is opened. What has come before is drawn at once: `lazy` would
 * first show what waits for it, and React leaves that for a third of a second.
 */
export function lazyPage<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  texts: readonly string[] = [],
) {
  const Fetched = lazy(async () => {
    // By the page's own `load`: a page that comes must not excuse another one that never will.
    const [module] = await Promise.all([
      loadChunk(load),
      texts.length > 0 && i18next.loadNamespaces([...texts]),
    ]);
    return keep(load, module);
  });
  return function LazyPage(props: P) {
    // Fixed while it is mounted: another component would begin anew in its place.
    const [Drawn] = useState<ComponentType<P>>(
      () => (ready.get(load) as ComponentType<P> | undefined) ?? Fetched,
    );
    return <Drawn {...props} />;
  };
}

const reloadedKey = 'reloaded-for-chunk';

/** The code of a page could not be fetched, and reloading did not help; the router's error screen says so. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'ChunkError';
  }
}

/**
 * Fetches code when it is needed. After a new release the old chunk is gone: the page is reloaded once, silently; if
 * that does not help, the error is thrown on for the router's error screen. Without a connection there is nothing to
 * reload.
 * @throws ChunkError
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  // Names the chunk of this release, so that one page that loads does not excuse another that never will.
  const chunk = String(load);
  try {
    const loaded = await load();
    if (sessionStorage.getItem(reloadedKey) === chunk) sessionStorage.removeItem(reloadedKey);
    return loaded;
  } catch (error) {
    if (!navigator.onLine || sessionStorage.getItem(reloadedKey) === chunk) throw new ChunkError(error);
    sessionStorage.setItem(reloadedKey, chunk);
    window.location.reload();
    return new Promise<never>(() => undefined);
  }
}
