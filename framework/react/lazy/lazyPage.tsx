import i18next from 'i18next';
import { type ComponentType, lazy, useState } from 'react';
import { loadChunk } from './loadChunk';

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
