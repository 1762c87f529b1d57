import type { Language } from 'sijil/base/i18n/localized';
import { type Mode, type SchemeColours, surfaces } from 'sijil/base/colour/surfaces';

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
export { type Mode, surfaces } from 'sijil/base/colour/surfaces';

/** Ground of a switch that is off, under letters in the colour of those on a solid button. */
export const switchedOff = { underLight: '#6b655b', underDark: '#9a948a' } as const;

/**
 * Roles of colours that no scheme changes. Red is a day that has passed, a refusal or a revocation; amber is due soon; green
 * is the check mark of what is done. A grade colours its letter and its ring.
 */
export const roles = {
  light: {
    late: '#b3261e',
    'late-hover': '#98201a',
    'late-ground': '#fdf0ee',
    'late-line': '#f3c6c1',
    'on-late': '#ffffff',
    soon: '#95580a',
    'soon-dot': '#c77a12',
    'soon-ground': '#fbf1e1',
    done: '#157347',
    'done-ground': '#e9f5ee',
    'grade-a': '#157347',
    'grade-b': '#0f6b7c',
    'grade-c': '#95580a',
    'grade-f': '#b3261e',
    'grade-a-ring': '#1f9d61',
    'grade-b-ring': '#1b8ea3',
    'grade-c-ring': '#c77a12',
    'grade-f-ring': '#d3493f',
    'grade-a-ground': '#e9f5ee',
    'grade-b-ground': '#e6f3f5',
    'grade-c-ground': '#fbf1e1',
    'grade-f-ground': '#fdf0ee',
    'field-line': '#8f897f',
    placeholder: '#736d64',
    'on-ink': '#ffffff',
    'on-ink-quiet': '#c3cee0',
    /** Behind a photo, and the text on it: a photo is looked at in the dark, in both modes. */
    photo: '#0b0d11',
    'on-photo': '#ffffff',
    /** Ground of logos and documents, which are drawn for white paper. */
    paper: '#ffffff',
    scrim: '#1a181573',
  },
  dark: {
    late: '#ff9c92',
    'late-hover': '#ffb4ac',
    'late-ground': '#351916',
    'late-line': '#6b2f29',
    'on-late': '#2a0f0c',
    soon: '#f2b756',
    'soon-dot': '#f2b756',
    'soon-ground': '#2e210d',
    done: '#5fd39a',
    'done-ground': '#12291e',
    'grade-a': '#5fd39a',
    'grade-b': '#64c8d8',
    'grade-c': '#f2b756',
    'grade-f': '#ff9c92',
    'grade-a-ring': '#36b87a',
    'grade-b-ring': '#35aabc',
    'grade-c-ring': '#e09f33',
    'grade-f-ring': '#ef6a5e',
    'grade-a-ground': '#12291e',
    'grade-b-ground': '#10272c',
    'grade-c-ground': '#2e210d',
    'grade-f-ground': '#351916',
    'field-line': '#7f796f',
    placeholder: '#9a948a',
    'on-ink': '#ffffff',
    'on-ink-quiet': '#b6c2d6',
    photo: '#0b0d11',
    'on-photo': '#ffffff',
    paper: '#ffffff',
    scrim: '#000000a6',
  },
} as const satisfies Record<Mode, Record<string, string>>;

/** Ink and ground of a status's tone. What is only information is written in plain ink: colour says *yours* or *late*. */
const tonesOf = (mode: Mode) =>
  ({
    neutral: { text: surfaces[mode].quiet, ground: surfaces[mode].sunken },
    info: { text: surfaces[mode].text, ground: surfaces[mode].sunken },
    progress: { text: surfaces[mode].text, ground: surfaces[mode].sunken },
    success: { text: roles[mode].done, ground: roles[mode]['done-ground'] },
    warning: { text: roles[mode].soon, ground: roles[mode]['soon-ground'] },
    danger: { text: roles[mode].late, ground: roles[mode]['late-ground'] },
  }) as const;

export const tones = { light: tonesOf('light'), dark: tonesOf('dark') };

/**
 * Colours of a chart's series after the first, which has the scheme's own; each has a contrast of 3:1 on its surface.
 */
export const chartColours = {
  light: ['#827c72', '#1b8ea3', '#c77a12', '#1a1815', '#b3261e'],
  dark: ['#8a847a', '#35aabc', '#e09f33', '#f4f1ec', '#ff9c92'],
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

/** Radii in pixels: letters and ticks, buttons and fields, cards and dialogs, a phone's sheets. */
export const radius = { small: 6, base: 10, large: 16, sheet: 24, round: 999 } as const;

/**
 * Font sizes in pixels of a browser whose text has not been enlarged, each with its line height in each language: Arabic has
 * marks above and below the letters.
 */
export const type = {
  caption: { size: 12, line: { ar: 20, en: 18 } },
  small: { size: 13, line: { ar: 22, en: 20 } },
  /** Tables and menus. */
  dense: { size: 14, line: { ar: 22, en: 20 } },
  text: { size: 15, line: { ar: 26, en: 24 } },
  lead: { size: 17, line: { ar: 30, en: 26 } },
  heading: { size: 19, line: { ar: 30, en: 26 } },
  title: { size: 26, line: { ar: 38, en: 34 } },
  figure: { size: 32, line: { ar: 40, en: 38 } },
  display: { size: 40, line: { ar: 56, en: 46 } },
  score: { size: 52, line: { ar: 56, en: 56 } },
} as const satisfies Record<string, { readonly size: number; readonly line: Record<Language, number> }>;

export const fontFamily = "'IBM Plex Sans Arabic', 'Plex fallback', system-ui, sans-serif";

/** The first, under cards, is nearly nothing. */
export const shadows = {
  light: {
    low: '0 0 0 1px #1a181509, 0 1px 2px #1a18150d',
    middle: '0 0 0 1px #1a18150a, 0 4px 14px #1a181514',
    high: '0 0 0 1px #1a18150d, 0 18px 48px #1a181529',
  },
  dark: {
    low: '0 0 0 1px #ffffff0d',
    middle: '0 0 0 1px #ffffff12, 0 4px 14px #00000066',
    high: '0 0 0 1px #ffffff1a, 0 18px 48px #000000a6',
  },
} as const satisfies Record<Mode, Record<string, string>>;

/** Durations in milliseconds, and the easing curve of all motion. */
export const motion = { quick: 120, calm: 220, curve: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/** Toasts (rules 7.4); times in milliseconds, sizes in pixels. */
export const toast = {
  durationMs: 5000,
  /** With an action such as undo, which takes a moment to decide. */
  actionMs: 10_000,
  width: 350,
  offset: 30,
  hideMs: 400,
  removeMs: 50,
  fadeMs: 150,
} as const;
