import { useSyncExternalStore } from 'react';

/** Current address of the browser. */
interface Address {
  readonly pathname: string;
  /** Query with its «?», or empty. */
  readonly search: string;
  /** Fragment with its «#», or empty. */
  readonly hash: string;
  /** History state that the previous page gave. */
  readonly state: unknown;
}

let known: Address | undefined;
const listeners = new Set<() => void>();

/** Reads the address again, and notifies its listeners if it changed. */
export function noticeAddress(): void {
  const fresh = read();
  if (known && known.pathname + known.search + known.hash === fresh.pathname + fresh.search + fresh.hash)
    return;
  known = fresh;
  for (const listener of listeners) listener();
}

/** Reads the address; state is stored where react-router has it, since its pages share this history. */
function read(): Address {
  const { pathname, search, hash } = window.location;
  const state: unknown = (window.history.state as { readonly usr?: unknown } | null)?.usr ?? null;
  return { pathname, search, hash, state };
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', noticeAddress);
  listeners.add(listener);
  noticeAddress();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', noticeAddress);
  };
}

export function useAddress(): Address {
  return useAddressPart((address) => address);
}

/** Part of the address; only a change of it renders the caller again. */
export function useAddressPart<T>(part: (address: Address) => T): T {
  return useSyncExternalStore(subscribe, () => part((known ??= read())));
}

interface Going {
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** Goes to an address of this site without reloading; both routers are notified as if the browser had navigated. */
export function goTo(to: string, { replace = false, state = null }: Going = {}): void {
  const entry = { usr: state };
  if (replace) window.history.replaceState(entry, '', to);
  else window.history.pushState(entry, '', to);
  window.dispatchEvent(new PopStateEvent('popstate', { state: entry }));
}
