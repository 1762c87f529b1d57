import { inksOf } from '@/theme/inks';
import { useTheme } from '@/theme/themeStore';
import { chartColours, fontFamily, stillQuery, surfaces } from '@/theme/tokens';
import { useMedia } from '@/theme/useMedia';

/** How charts look in the chosen scheme, mode and direction. */
export function useChartLook() {
  const { mode, themeSchema, direction } = useTheme();
  const still = useMedia(stillQuery);
  const surface = surfaces[mode];
  return {
    mode,
    rtl: direction === 'rtl',
    still,
    quiet: surface.quiet,
    line: surface.line,
    text: surface.text,
    card: surface.card,
    fontFamily,
    /** Of the series in their order; told apart without colour too, by the legend's order and the table. */
    colours: [inksOf(themeSchema, mode).link, ...chartColours[mode]],
  };
}

export type ChartLook = ReturnType<typeof useChartLook>;
