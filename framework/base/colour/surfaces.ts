export type Mode = 'light' | 'dark';

/** Surfaces and text of each mode; every pair of text on surface keeps 4.5:1. */
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
