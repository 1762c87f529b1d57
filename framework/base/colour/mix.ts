/** `share` (0 to 1) of the first colour on the second, both `#rrggbb`. */
export function mix(upper: string, lower: string, share: number): string {
  const under = channelsOf(lower);
  const mixed = channelsOf(upper).map((channel, at) =>
    Math.round(channel * share + (under[at] ?? 0) * (1 - share)),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Red, green and blue of a colour `#rrggbb`, each from 0 to 255. */
export const channelsOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
