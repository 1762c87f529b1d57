import { useBrand } from '@framework/theme/brandStore';
import { coloursOf } from '@framework/theme/inks';
import { useTheme } from '@framework/theme/themeStore';
import { chartColours, fontFamily, stillQuery, surfaces } from '@framework/theme/tokens';
import { useMedia } from '@framework/theme/useAppearance';

/** Colours, font and direction of charts in the chosen theme. */
export function useChartLook() {
  const { mode, themeSchema, direction } = useTheme();
  const own = useBrand(({ colours }) => colours);
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
    colours: [coloursOf(themeSchema, mode, own).link, ...chartColours[mode]],
  };
}

export type ChartLook = ReturnType<typeof useChartLook>;
