const key = 'token';

/**
 * The bearer token under its own key (rules 7.2); empty once signed out. Each tab goes on with the token that
 * it began with until it has taken over what another tab changed, so that no page ever asks as somebody else.
 */
let own: string | null = null;

function stored(): string {
  return localStorage.getItem(key) ?? '';
}

export const token = {
  key,
  read: (): string => (own ??= stored()),
  save: (value: string): void => {
    own = value;
    localStorage.setItem(key, value);
  },
  clear: (): void => {
    own = '';
    localStorage.setItem(key, '');
  },
  /** False once another tab has signed in or out and this one has not taken it over yet. */
  isCurrent: (): boolean => token.read() === stored(),
  /** Takes over what another tab has stored. */
  adopt: (): void => {
    own = stored();
  },
};
