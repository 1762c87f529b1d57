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
