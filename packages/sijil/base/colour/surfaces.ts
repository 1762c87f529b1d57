export type Mode = 'light' | 'dark';

/** Greys of stone, a little warm, by lightness. Only roles use them. */
const stone = {
  0: '#ffffff',
  25: '#fcfbf9',
  50: '#f7f5f2',
  100: '#efece7',
  200: '#e4e0d9',
  300: '#d0cbc2',
  500: '#827c72',
  600: '#625d55',
  900: '#1a1815',
} as const;

/**
 * Roles of surfaces and of the ink on them, in each mode. Text has a contrast of at least 4.5:1 on every surface, `graphic`
 * at least 3:1.
 */
export const surfaces = {
  light: {
    page: stone[50],
    card: stone[0],
    raised: stone[0],
    /** Search boxes, tracks and bars. */
    sunken: stone[100],
    hover: stone[25],
    /** The one dark panel, in both modes. */
    ink: '#10213f',
    line: stone[200],
    /** Borders of plain buttons and chips, which their words mark. */
    'line-strong': stone[300],
    text: stone[900],
    quiet: stone[600],
    /** Icons without a text. */
    graphic: stone[500],
  },
  dark: {
    page: '#131210',
    card: '#1c1a18',
    raised: '#262421',
    sunken: '#262421',
    hover: '#22201d',
    ink: '#0d1a33',
    line: '#322f2b',
    'line-strong': '#4a463f',
    text: '#f4f1ec',
    quiet: '#b0aaa0',
    graphic: '#8a847a',
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
