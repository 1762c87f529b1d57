export function isAllowed(licence: string): boolean;
export function unknownLicences(): string[];
