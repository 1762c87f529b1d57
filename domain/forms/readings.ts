/** Range of a reading or its limit, whatever its unit. */
export const readings = { min: -1_000_000, max: 1_000_000 } as const;
