export type Mode = 'light' | 'dark';

/** Surfaces and text of each mode; every pair of text on surface has a contrast of at least 4.5:1. */
export const surfaces = {
  light: {
    page: '#f6f7f9',
    card: '#ffffff',
    raised: '#ffffff',
    line: '#e4e7ec',
    text: '#101828',
    quiet: '#535c6d',
  },
  dark: {
    page: '#0f1115',
    card: '#171a21',
    raised: '#1e222b',
    line: '#2b303b',
    text: '#f2f4f7',
    quiet: '#a4adbd',
  },
} as const satisfies Record<Mode, Record<string, string>>;

/** Primary, deep, mild, subtle, neutral: the five colours of a scheme in each mode (rules 7.3). */
export interface SchemeColours {
  readonly primary: string;
  readonly deep: string;
  readonly mild: string;
  readonly subtle: string;
  readonly neutral: string;
}

export interface Inks {
  /** Background of solid buttons: at rest, hovered and pressed. */
  readonly solid: string;
  readonly solidHover: string;
  readonly solidActive: string;
  /** Text on any of the three backgrounds. */
  readonly onSolid: string;
  /** Letters of links on every surface. */
  readonly link: string;
}

/** Colours of all coloured parts, in one mode. */
export type ModeColours = SchemeColours & Inks;

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
