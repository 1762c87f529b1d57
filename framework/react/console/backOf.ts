/** Where a form returns to, when the page that opened it has said so; only an address of the portal itself. */
export function backOf(state: unknown): string | null {
  const back = typeof state === 'object' && state !== null && 'back' in state ? state.back : null;
  return typeof back === 'string' && /^\/(?!\/)/.test(back) ? back : null;
}

/** The values that the page which opened a form gives it to begin with. */
export function givenIn(state: unknown): object {
  const given = typeof state === 'object' && state !== null && 'given' in state ? state.given : null;
  return typeof given === 'object' && given !== null ? given : {};
}
