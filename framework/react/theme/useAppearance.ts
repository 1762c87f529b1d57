import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { useBrand } from '@framework/theme/brandStore';
import { cssVariables } from './cssVariables';
import { type Mode, surfaces } from './tokens';
import { useTheme } from './themeStore';

/** The mode that is drawn: on paper, which is white, the light one. */
export function useDrawnMode(): Mode {
  const mode = useTheme((theme) => theme.mode);
  return useMedia('print') ? 'light' : mode;
}

/** Gives the page its direction, mode and the variables of our styles, before the paint: nothing is ever drawn without. */
export function useAppearance(): void {
  const mode = useDrawnMode();
  const { themeSchema, controlSize, direction } = useTheme();
  const own = useBrand(({ colours }) => colours);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dir = direction;
    root.dataset['mode'] = mode;
    const variables = cssVariables({ mode, themeSchema, controlSize, own });
    for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value);
    root.style.background = surfaces[mode].page;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', surfaces[mode].card);
  }, [direction, mode, themeSchema, controlSize, own]);
}

/** True while a media query matches; known at the first paint, so that nothing jumps. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
