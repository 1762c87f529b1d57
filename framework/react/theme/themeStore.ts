import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { defaultLanguage, type Language } from '#framework/base/i18n/localized';
import {
  controlHeights,
  type ControlSize,
  type LayoutType,
  layoutTypes,
  type Mode,
  type SchemeName,
  schemes,
} from './tokens';
import { isKeyOf, isMember, isRecord } from '#framework/base/objects';

// By hand, because a schema library would be most of what the sign-in page loads.
const isOneOf = (known: readonly string[]) => (value: unknown) => isMember(known, value);
const isBoolean = (value: unknown) => typeof value === 'boolean';
const isLayoutType = isOneOf(layoutTypes);

const tests: Readonly<Record<keyof ThemePreferences, (value: unknown) => boolean>> = {
  themeSchema: isOneOf(Object.keys(schemes)),
  direction: isOneOf(['ltr', 'rtl']),
  directionFor: isOneOf(['ar', 'en']),
  mode: isOneOf(['light', 'dark']),
  modeChosen: isBoolean,
  panelExpand: isBoolean,
  controlSize: isOneOf(Object.keys(controlHeights)),
  layout: (value) => {
    if (!isRecord(value)) return false;
    const { type, sideNavCollapse, previousType } = value;
    return (
      isLayoutType(type) &&
      isBoolean(sideNavCollapse) &&
      (previousType === undefined || isLayoutType(previousType))
    );
  },
};

/** Stored preferences of an earlier visit, without unreadable values of an older release or of editing by hand. */
export function soundPreferences(stored: unknown): Partial<ThemePreferences> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => isKeyOf(tests, name) && tests[name](value)),
  );
}

export interface ThemePreferences {
  readonly themeSchema: SchemeName;
  readonly direction: 'ltr' | 'rtl';
  /** The system's until somebody chooses, and remembered from then on. */
  readonly mode: Mode;
  readonly modeChosen: boolean;
  readonly panelExpand: boolean;
  readonly controlSize: ControlSize;
  /** The language for which the direction was chosen: in another one it is that language's own. */
  readonly directionFor: Language;
  readonly layout: {
    readonly type: LayoutType;
    readonly sideNavCollapse: boolean;
    readonly previousType?: LayoutType;
  };
}

interface ThemeState extends ThemePreferences {
  readonly change: (preferences: Partial<ThemePreferences>) => void;
  readonly turn: (direction: ThemePreferences['direction'], directionFor: Language) => void;
  readonly toggleMode: () => void;
  readonly toggleSideNav: () => void;
  /** Remembers the layout before, so that `blank`, which has nothing to press, can be left again. */
  readonly chooseLayout: (type: LayoutType) => void;
  readonly leaveBlank: () => void;
  /** Everything as on the first visit; the direction is the language's. */
  readonly reset: (direction: ThemePreferences['direction']) => void;
}

/** The initial values (rules 7.3). */
export const initialTheme: ThemePreferences = {
  themeSchema: 'default',
  direction: 'rtl',
  directionFor: 'ar',
  mode: 'light',
  modeChosen: false,
  panelExpand: false,
  controlSize: 'md',
  layout: { type: 'collapsibleSide', sideNavCollapse: false },
};

const darkSystem = globalThis.window?.matchMedia?.('(prefers-color-scheme: dark)');

function systemMode(): Mode {
  return darkSystem?.matches ? 'dark' : 'light';
}

/** Display preferences under the key `theme`. */
export const useTheme = create<ThemeState>()(
  persist(
    (set) => ({
      ...initialTheme,
      change: (preferences) => set({ ...preferences, ...(preferences.mode && { modeChosen: true }) }),
      turn: (direction, directionFor) => set({ direction, directionFor }),
      toggleMode: () => set(({ mode }) => ({ mode: mode === 'dark' ? 'light' : 'dark', modeChosen: true })),
      toggleSideNav: () =>
        set(({ layout }) => ({ layout: { ...layout, sideNavCollapse: !layout.sideNavCollapse } })),
      chooseLayout: (type) =>
        set(({ layout }) =>
          layout.type === type ? {} : { layout: { ...layout, type, previousType: layout.type } },
        ),
      leaveBlank: () =>
        set(({ layout: { previousType, sideNavCollapse } }) => ({
          layout: {
            type: previousType && previousType !== 'blank' ? previousType : initialTheme.layout.type,
            sideNavCollapse,
          },
        })),
      reset: (direction) =>
        set(({ panelExpand }) => ({
          ...initialTheme,
          mode: systemMode(),
          direction,
          directionFor: direction === 'rtl' ? 'ar' : 'en',
          panelExpand,
        })),
    }),
    {
      name: 'theme',
      partialize: ({ mode, ...rest }) => (rest.modeChosen ? { ...rest, mode } : rest),
      merge: (stored, fresh) => {
        const sound = soundPreferences(stored);
        const modeChosen = sound.mode !== undefined;
        return withOwnDirection({ ...fresh, mode: systemMode(), ...sound, modeChosen });
      },
    },
  ),
);

darkSystem?.addEventListener?.('change', () => {
  if (!useTheme.getState().modeChosen) useTheme.setState({ mode: systemMode() });
});

/** A tab in the background while another changed the language still has the direction of the former one. */
function withOwnDirection<T extends ThemePreferences>(theme: T): T {
  const language = storedLanguage();
  return theme.directionFor === language
    ? theme
    : { ...theme, direction: directionOfLanguage(language), directionFor: language };
}

/** The key under which the choice outlives the visit; every tab of the browser shares it. */
export const languageKey = 'language';

export function storedLanguage(): Language {
  return localStorage.getItem(languageKey) === 'en' ? 'en' : defaultLanguage;
}

export function directionOfLanguage(language: Language): 'rtl' | 'ltr' {
  return language === 'ar' ? 'rtl' : 'ltr';
}
