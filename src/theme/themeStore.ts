import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { ControlSize, Mode, SchemeName } from './tokens';

export const layoutTypes = [
  'collapsibleSide',
  'stackedSide',
  'topBarClassic',
  'framelessSide',
  'contentOverlay',
  'blank',
] as const;
export type LayoutType = (typeof layoutTypes)[number];

export interface ThemePreferences {
  readonly themeSchema: SchemeName;
  readonly direction: 'ltr' | 'rtl';
  readonly mode: Mode;
  readonly panelExpand: boolean;
  readonly controlSize: ControlSize;
  readonly layout: {
    readonly type: LayoutType;
    readonly sideNavCollapse: boolean;
    readonly previousType?: LayoutType;
  };
}

interface ThemeState extends ThemePreferences {
  readonly change: (preferences: Partial<ThemePreferences>) => void;
  readonly toggleMode: () => void;
  readonly toggleSideNav: () => void;
}

/** Display preferences under the key `theme`, with the initial values of specification §3. */
export const useTheme = create<ThemeState>()(
  persist(
    (set) => ({
      themeSchema: 'default',
      direction: 'rtl',
      mode: 'light',
      panelExpand: false,
      controlSize: 'md',
      layout: { type: 'collapsibleSide', sideNavCollapse: false },
      change: (preferences) => set(preferences),
      toggleMode: () => set(({ mode }) => ({ mode: mode === 'dark' ? 'light' : 'dark' })),
      toggleSideNav: () =>
        set(({ layout }) => ({ layout: { ...layout, sideNavCollapse: !layout.sideNavCollapse } })),
    }),
    { name: 'theme' },
  ),
);
