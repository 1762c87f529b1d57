import type { Mode, SchemeColours } from '#framework/base/colour/surfaces';

/** Constants of the design, from which both antd's theme and the CSS variables are derived. */
export const layoutSizes = {
  sideNav: 272,
  sideNavCollapsed: 80,
  splitSideNavMini: 80,
  stackedSecondary: 270,
  header: 64,
} as const;

export const layoutTypes = [
  'collapsibleSide',
  'stackedSide',
  'topBarClassic',
  'framelessSide',
  'contentOverlay',
  'blank',
] as const;
export type LayoutType = (typeof layoutTypes)[number];

export const schemes = {
  default: {
    light: { primary: '#2a85ff', deep: '#0069f6', mild: '#4996ff', subtle: '#2a85ff1a', neutral: '#ffffff' },
    dark: { primary: '#2a85ff', deep: '#0069f6', mild: '#4996ff', subtle: '#2a85ff1a', neutral: '#ffffff' },
  },
  dark: {
    light: { primary: '#18181b', deep: '#09090b', mild: '#27272a', subtle: '#18181b0d', neutral: '#ffffff' },
    dark: { primary: '#ffffff', deep: '#09090b', mild: '#e5e7eb', subtle: '#ffffff1a', neutral: '#111827' },
  },
  green: {
    light: { primary: '#0CAF60', deep: '#088d50', mild: '#34c779', subtle: '#0CAF601a', neutral: '#ffffff' },
    dark: { primary: '#0CAF60', deep: '#088d50', mild: '#34c779', subtle: '#0CAF601a', neutral: '#ffffff' },
  },
  purple: {
    light: { primary: '#8C62FF', deep: '#704acc', mild: '#a784ff', subtle: '#8C62FF1a', neutral: '#ffffff' },
    dark: { primary: '#8C62FF', deep: '#704acc', mild: '#a784ff', subtle: '#8C62FF1a', neutral: '#ffffff' },
  },
  orange: {
    light: { primary: '#fb732c', deep: '#cc5c24', mild: '#fc8f56', subtle: '#fb732c1a', neutral: '#ffffff' },
    dark: { primary: '#fb732c', deep: '#cc5c24', mild: '#fc8f56', subtle: '#fb732c1a', neutral: '#ffffff' },
  },
} as const satisfies Record<string, Record<Mode, SchemeColours>>;

export type SchemeName = keyof typeof schemes;
export { type Mode, surfaces } from '#framework/base/colour/surfaces';

/** Colours of a text box: its border and its placeholder. */
export const fieldInks = {
  light: { line: '#d9d9d9', placeholder: '#667085' },
  dark: { line: '#424242', placeholder: '#8b94a5' },
} as const satisfies Record<Mode, Record<string, string>>;

/** Colours of a status's tone, as text on its own pale ground. */
export const tones = {
  light: {
    neutral: { text: '#475467', ground: '#e9ecf1' },
    info: { text: '#175cd3', ground: '#d1e9ff' },
    progress: { text: '#5925dc', ground: '#e4e0ff' },
    success: { text: '#067647', ground: '#d1fadf' },
    warning: { text: '#93370d', ground: '#fef0c7' },
    danger: { text: '#b42318', ground: '#fee4e2' },
  },
  dark: {
    neutral: { text: '#cdd5df', ground: '#2b303b' },
    info: { text: '#84caff', ground: '#102a56' },
    progress: { text: '#bdb4fe', ground: '#27115f' },
    success: { text: '#75e0a7', ground: '#053321' },
    warning: { text: '#fec84b', ground: '#4e1d09' },
    danger: { text: '#fda29b', ground: '#55160c' },
  },
} as const;

/**
 * Colours of a chart's series after the first, which has the scheme's own; each has a contrast of 3:1 on its surface.
 */
export const chartColours = {
  light: ['#039855', '#dc6803', '#7a5af8', '#d92d20', '#667085'],
  dark: ['#32d583', '#fdb022', '#9b8afb', '#f97066', '#98a2b3'],
} as const satisfies Record<Mode, readonly string[]>;

/** Heights of controls in pixels; classes of 8 to 14 units of 4 px (rules 7.3). */
export const controlHeights = { xs: 32, sm: 36, md: 40, lg: 56 } as const;
export type ControlSize = keyof typeof controlHeights;

/** Minimum size of a touch target in pixels, and the devices that it applies to: phones and tablets. */
export const touchTargetSize = 44;
export const touchTargetQuery = '(max-width: 767px), (pointer: coarse)';
export const stillQuery = '(prefers-reduced-motion: reduce)';

/** Distances in pixels. */
export const space = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 10: 40, 16: 64 } as const;

export const radius = { small: 6, base: 8, large: 12, round: 999 } as const;

/** Font sizes in pixels, each with its line height. */
export const type = {
  small: { size: 12, line: 18 },
  quiet: { size: 13, line: 20 },
  text: { size: 14, line: 22 },
  lead: { size: 16, line: 26 },
  heading: { size: 18, line: 28 },
  title: { size: 24, line: 34 },
  figure: { size: 28, line: 36 },
} as const;

export const fontFamily = "'IBM Plex Sans Arabic', 'Plex fallback', system-ui, sans-serif";

export const shadows = {
  light: {
    low: '0 1px 2px #1018280d',
    middle: '0 4px 12px #10182814',
    high: '0 12px 32px #10182829',
  },
  dark: {
    low: '0 1px 2px #0000004d',
    middle: '0 4px 12px #00000066',
    high: '0 12px 32px #00000099',
  },
} as const satisfies Record<Mode, Record<string, string>>;

/** Durations in milliseconds, and the easing curve of all motion. */
export const motion = { quick: 150, calm: 250, curve: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/** Toasts (rules 7.4); times in milliseconds, sizes in pixels. */
export const toast = {
  durationMs: 5000,
  width: 350,
  offset: 30,
  hideMs: 400,
  removeMs: 50,
  fadeMs: 150,
} as const;
