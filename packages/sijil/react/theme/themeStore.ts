import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { defaultLanguage, type Language } from 'sijil/base/i18n/localized';
import {
  controlHeights,
  type ControlSize,
  type LayoutType,
  layoutTypes,
  type Mode,
  type SchemeName,
  schemes,
} from './tokens';
import { isKeyOf, isMember, isRecord } from 'sijil/base/objects';

// Hand-written, because a schema library would be most of the sign-in page's code.
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

/** Returns the stored preferences without invalid values, left by an older release or by manual editing. */
export function soundPreferences(stored: unknown): Partial<ThemePreferences> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => isKeyOf(tests, name) && tests[name](value)),
  );
}

export interface ThemePreferences {
  readonly themeSchema: SchemeName;
  readonly direction: 'ltr' | 'rtl';
  /** The system's mode until the person chooses one, which is then stored. */
  readonly mode: Mode;
  readonly modeChosen: boolean;
  readonly panelExpand: boolean;
  readonly controlSize: ControlSize;
  /** Language for which the direction was chosen; another language uses its own direction. */
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
  /** Stores the previous layout, so that `blank`, which has no menu, can be left again. */
  readonly chooseLayout: (type: LayoutType) => void;
  readonly leaveBlank: () => void;
  /** Restores the initial preferences, with the language's direction. */
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

/** Corrects the direction in a background tab, which another tab's change of language left as it was. */
function withOwnDirection<T extends ThemePreferences>(theme: T): T {
  const language = storedLanguage();
  return theme.directionFor === language
    ? theme
    : { ...theme, direction: directionOfLanguage(language), directionFor: language };
}

/** Storage key of the chosen language, shared by all tabs of the browser. */
export const languageKey = 'language';

export function storedLanguage(): Language {
  return localStorage.getItem(languageKey) === 'en' ? 'en' : defaultLanguage;
}

export function directionOfLanguage(language: Language): 'rtl' | 'ltr' {
  return language === 'ar' ? 'rtl' : 'ltr';
}
