import i18next from 'i18next';
import { type ComponentType, lazy, useState } from 'react';

/** Loaded modules, by their import function. */
const ready = new WeakMap<object, unknown>();

/** Loads a page's code before it is rendered, so that no placeholder is shown. */
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
 * Page whose code, and the named texts, are loaded when it is opened. Code that is already loaded renders at once: `lazy`
 * would first show the fallback, which React keeps for a third of a second.
 */
export function lazyPage<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  texts: readonly string[] = [],
) {
  const Fetched = lazy(async () => {
    // By the page's own `load`: the success of one page must not clear the mark of another that fails.
    const [module] = await Promise.all([
      loadChunk(load),
      texts.length > 0 && i18next.loadNamespaces([...texts]),
    ]);
    return keep(load, module);
  });
  return function LazyPage(props: P) {
    // Fixed while mounted: another component in its place would lose its state.
    const [Drawn] = useState<ComponentType<P>>(
      () => (ready.get(load) as ComponentType<P> | undefined) ?? Fetched,
    );
    return <Drawn {...props} />;
  };
}

const reloadedKey = 'reloaded-for-chunk';

/** Thrown when a page's code could not be loaded, even after a reload; the router's error screen reports it. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'ChunkError';
  }
}

/**
 * Loads code on demand. After a new release an old chunk is gone: the page reloads once, silently; if that does not help, the
 * error goes to the router's error screen. Offline, the page does not reload.
 * @throws ChunkError
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  // Identifies the chunk of this release: the success of one chunk must not clear the mark of another that fails.
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
