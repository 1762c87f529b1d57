/** Builds the portal into dist/portal unless it is built from the present sources already; whether it is built then. */
export function ensureBuilt(): boolean;
