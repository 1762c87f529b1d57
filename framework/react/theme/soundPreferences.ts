import { isKeyOf, isMember, isRecord } from '#framework/base/objects';
import type { ThemePreferences } from './themeStore';
import { controlHeights, layoutTypes, schemes } from './tokens';

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
