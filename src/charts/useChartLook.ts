import { inksOf } from '@/theme/inks';
import { useTheme } from '@/theme/themeStore';
import { chartColours, fontFamily, stillQuery, surfaces } from '@/theme/tokens';
import { useMedia } from '@/theme/useMedia';

/** Colours, font and direction of charts in the chosen theme. */
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
    /**
     * Colours of the series in their order; the legend's order and the table tell the series apart without colour too.
     */
    colours: [inksOf(themeSchema, mode).link, ...chartColours[mode]],
  };
}

export type ChartLook = ReturnType<typeof useChartLook>;
