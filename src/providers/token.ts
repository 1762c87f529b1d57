const key = 'token';

/** The bearer token under its own key (specification §3); empty once signed out. */
export const token = {
  read: (): string => localStorage.getItem(key) ?? '',
  save: (value: string): void => localStorage.setItem(key, value),
  clear: (): void => localStorage.setItem(key, ''),
};
