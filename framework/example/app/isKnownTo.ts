/** True for a role with only one record of a kind; the library has no such role. */
export const isKnownTo = (_resource: string, _role: string): boolean => false;
