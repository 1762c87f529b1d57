/** Operations that no page calls, each with its reason. */
export const notInPortal: Readonly<Partial<Record<string, string>>> = {};
