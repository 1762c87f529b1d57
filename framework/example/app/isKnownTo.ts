/** No role has one record of a kind only. */
export const isKnownTo = (_resource: string, _role: string): boolean => false;
