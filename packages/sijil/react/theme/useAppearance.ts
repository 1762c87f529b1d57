import type { Language } from 'sijil/base/i18n/localized';
import { originalBrand } from 'sijil/schema/application';
import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { cssVariables } from './cssVariables';
import { type Mode, surfaces } from './tokens';
import { useTheme } from './themeStore';
import type { BrandView } from 'sijil/contract/designView';

/** Returns the rendered mode: in print, on white paper, always the light one. */
export function useDrawnMode(): Mode {
  const mode = useTheme((theme) => theme.mode);
  return useMedia('print') ? 'light' : mode;
}

/** Sets the page's direction, mode and CSS variables before the paint, so that nothing is rendered without them. */
export function useAppearance(language: Language): void {
  const mode = useDrawnMode();
  const { themeSchema, controlSize, direction } = useTheme();
  const own = useBrand(({ colours }) => colours);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dir = direction;
    root.dataset['mode'] = mode;
    const variables = cssVariables({ mode, themeSchema, controlSize, own, language });
    for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value);
    root.style.background = surfaces[mode].page;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', surfaces[mode].page);
  }, [direction, mode, themeSchema, controlSize, own, language]);
}

/** True while a media query matches; known at the first paint, so that the layout does not shift. */
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

/** True where a table would not fit: records are shown as cards there. */
export const useNarrow = (): boolean => useMedia('(max-width: 767px)');

const unchanged = { colours: {}, pictures: {} };
/** The brand of the application until somebody changes it. */
const original = (): BrandView => ({ ...originalBrand(), ...unchanged });

/** Returns the brand that the server wrote into the page, so that the original one never flashes up; null without one. */
function written(): BrandView | null {
  const text = globalThis.document?.getElementById('brand')?.textContent;
  return text ? JSON.parse(text) : null;
}

/** The changed brand; null while it is the original. */
const useChangedBrand = create<{ readonly brand: BrandView | null }>(() => ({ brand: written() }));

/** Returns a part of the application's name and look. */
export function useBrand<Part>(select: (brand: BrandView) => Part): Part {
  return useChangedBrand(({ brand }) => select(brand ?? original()));
}

export const currentBrand = (): BrandView => useChangedBrand.getState().brand ?? original();

/** Shows another brand; null for the original. */
export function showBrand(brand: BrandView | null): void {
  const isSame = JSON.stringify(brand ?? original()) === JSON.stringify(currentBrand());
  if (!isSame) useChangedBrand.setState({ brand });
}
