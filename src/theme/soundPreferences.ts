import { z } from 'zod';
import type { ThemePreferences } from './themeStore';
import { controlHeights, layoutTypes, schemes } from './tokens';

const layoutType = z.enum(layoutTypes);

const shape = z.object({
  themeSchema: z.enum(Object.keys(schemes)),
  direction: z.enum(['ltr', 'rtl']),
  mode: z.enum(['light', 'dark']),
  panelExpand: z.boolean(),
  controlSize: z.enum(Object.keys(controlHeights)),
  layout: z.object({
    type: layoutType,
    sideNavCollapse: z.boolean(),
    previousType: layoutType.optional(),
  }),
});

/** What was kept from an earlier visit, without what an older release or a hand has made unreadable. */
export function soundPreferences(kept: unknown): Partial<ThemePreferences> {
  if (typeof kept !== 'object' || kept === null) return {};
  const sound = Object.entries(kept).filter(([name, value]) => {
    const part = shape.shape[name as keyof typeof shape.shape];
    return part?.safeParse(value).success;
  });
  return Object.fromEntries(sound);
}
