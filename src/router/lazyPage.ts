import { type ComponentType, lazy } from 'react';
import { loadChunk } from './loadChunk';

/** A page whose code is fetched when it is opened. */
export function lazyPage<P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>) {
  return lazy(() => loadChunk(load));
}
