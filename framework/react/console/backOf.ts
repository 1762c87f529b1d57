/** Where a form returns to, when the page that opened it has said so; only an address of the portal itself. */
export function backOf(state: unknown): string | null {
  const back = typeof state === 'object' && state !== null && 'back' in state ? state.back : null;
  return typeof back === 'string' && /^\/(?!\/)/.test(back) ? back : null;
}
