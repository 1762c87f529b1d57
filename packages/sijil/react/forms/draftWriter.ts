const storageKey = 'draftWriter';

let name: string | undefined;

/**
 * Name under which this page writes drafts. A reload continues it, because a late save of the page before is no other
 * device's. A duplicated tab, which copies the session storage, has its own.
 */
export function draftWriter(): string {
  name ??= nameOfReloadedPage() ?? crypto.randomUUID();
  return name;
}

/** The page that this one replaced in its tab was left after this one began to load; that of a duplicated tab was left before. */
function nameOfReloadedPage(): string | null {
  const [stored, leftAt] = (sessionStorage.getItem(storageKey) ?? '').split(' ');
  return stored && performance.timeOrigin <= Number(leftAt) ? stored : null;
}

globalThis.addEventListener?.('pagehide', () => {
  if (name) sessionStorage.setItem(storageKey, `${name} ${String(Date.now())}`);
});
