export function ensureInstalled(): void;
export function missingPackages(): string[];
