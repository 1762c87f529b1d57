import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { antdTheme } from 'sijil/react/theme/antdTheme';
import { cssVariables } from 'sijil/react/theme/cssVariables';
import { initialTheme, soundPreferences, useTheme } from 'sijil/react/theme/themeStore';
import {
  controlHeights,
  type ControlSize,
  layoutSizes,
  layoutTypes,
  type Mode,
  schemes,
  surfaces,
  toast,
} from 'sijil/react/theme/tokens';

test('the layouts have the specified sizes (§9)', () => {
  expect(layoutSizes).toEqual({
    sideNav: 272,
    sideNavCollapsed: 80,
    splitSideNavMini: 80,
    stackedSecondary: 270,
    header: 64,
  });
  expect(Object.keys(controlHeights)).toEqual(['xs', 'sm', 'md', 'lg']);
  expect([controlHeights.xs, controlHeights.lg]).toEqual([8 * 4, 14 * 4]);
});

test('on touch screens no control is smaller than 44 pixels, whichever size was chosen', () => {
  const heights = (Object.keys(controlHeights) as ControlSize[]).map(
    (controlSize) =>
      antdTheme({ mode: 'light', themeSchema: 'default', controlSize, touch: true }).token?.controlHeight,
  );
  expect(heights).toEqual([44, 44, 44, 56]);
});

test('the six layouts and the primary colours of the five schemes are as specified (§2, §9)', () => {
  expect(layoutTypes).toHaveLength(6);
  const primary = Object.entries(schemes).map(([name, { light }]) => [name, light.primary]);
  expect(Object.fromEntries(primary)).toEqual({
    default: '#2a85ff',
    dark: '#18181b',
    green: '#0CAF60',
    purple: '#8C62FF',
    orange: '#fb732c',
  });
  expect(schemes.dark.dark.primary).toBe('#ffffff');
});

test('every scheme sets its five variables in each mode (§4)', () => {
  const names = ['primary', 'deep', 'mild', 'subtle', 'neutral'].map((name) => `--scheme-${name}`);
  for (const themeSchema of Object.keys(schemes) as (keyof typeof schemes)[])
    for (const mode of ['light', 'dark'] as const)
      expect(Object.keys(cssVariables({ mode, themeSchema, controlSize: 'md' }))).toEqual(
        expect.arrayContaining(names),
      );
});

test('toasts have the specified times and sizes (§9)', () => {
  expect(toast).toMatchObject({
    durationMs: 5000,
    width: 350,
    offset: 30,
    hideMs: 400,
    removeMs: 50,
    fadeMs: 150,
  });
});

test('the initial theme is as specified (§3)', () => {
  expect(initialTheme).toEqual({
    themeSchema: 'default',
    direction: 'rtl',
    directionFor: 'ar',
    mode: 'light',
    modeChosen: false,
    panelExpand: false,
    controlSize: 'md',
    layout: { type: 'collapsibleSide', sideNavCollapse: false },
  });
});

test('the background before the first paint equals the theme’s page background', () => {
  const script = readFileSync('public/first-paint.js', 'utf8');
  for (const mode of ['light', 'dark'] satisfies Mode[]) expect(script).toContain(`'${surfaces[mode].page}'`);
});

test('unknown values of stored preferences are dropped, and the others apply', () => {
  expect(soundPreferences({ themeSchema: 'pink', mode: 'dark', layout: { type: 'spiral' } })).toEqual({
    mode: 'dark',
  });
  expect(soundPreferences(null)).toEqual({});
});

test('leaving the blank layout restores the previous layout, or the default where there was none', () => {
  const { chooseLayout, leaveBlank } = useTheme.getState();
  chooseLayout('topBarClassic');
  chooseLayout('blank');
  expect(useTheme.getState().layout.previousType).toBe('topBarClassic');
  leaveBlank();
  expect(useTheme.getState().layout.type).toBe('topBarClassic');
  useTheme.setState({ layout: { type: 'blank', sideNavCollapse: false } });
  leaveBlank();
  expect(useTheme.getState().layout.type).toBe('collapsibleSide');
});

test('a reset restores everything except the open panel; the direction follows the language', () => {
  useTheme.setState({ mode: 'dark', themeSchema: 'orange', controlSize: 'lg', panelExpand: true });
  useTheme.getState().reset('ltr');
  const { mode, themeSchema, controlSize, panelExpand, direction } = useTheme.getState();
  expect({ mode, themeSchema, controlSize, panelExpand, direction }).toEqual({
    mode: 'light',
    themeSchema: 'default',
    controlSize: 'md',
    panelExpand: true,
    direction: 'ltr',
  });
});
