import { restWhenDrawn } from './restWhenDrawn';
import type { ChartPlace, ChartProps, ChartRow } from './chartData';
import { useBrand, useMedia } from 'sijil/react/theme/useAppearance';
import { coloursOf } from 'sijil/react/theme/cssVariables';
import { useTheme } from 'sijil/react/theme/themeStore';
import { chartColours, fontFamily, stillQuery, surfaces } from 'sijil/react/theme/tokens';

/** Settings shared by all charts: the portal's colours and font, no built-in legend, the page's reading direction. */
export function baseConfig({ series, places, format, formatShort, max }: ChartProps, look: ChartLook) {
  const nameOf = new Map(places.map((place) => [place.key, place]));
  const label = {
    labelFill: look.quiet,
    labelFontSize: 12,
    labelFontFamily: look.fontFamily,
    labelOpacity: 1,
  };
  return {
    autoFit: true,
    onReady: restWhenDrawn,
    legend: false,
    animate: look.still ? false : undefined,
    theme: { type: look.mode === 'dark' ? 'classicDark' : 'classic', view: { viewFill: 'transparent' } },
    scale: {
      x: { domain: inReadingOrder(places, look).map(({ key }) => key) },
      y: { domainMin: 0, nice: true, ...(max !== undefined && { domainMax: max }) },
      color: { domain: series.map(({ key }) => key), range: look.colours.slice(0, series.length) },
    },
    axis: {
      x: {
        ...label,
        title: false,
        tick: false,
        line: true,
        lineStroke: look.line,
        lineStrokeOpacity: 1,
        labelFormatter: (key: string) => nameOf.get(key)?.short ?? key,
        labelAutoRotate: false,
        labelAutoHide: { type: 'hide', keepHeader: true },
      },
      y: {
        ...label,
        title: false,
        tick: false,
        position: look.rtl ? 'right' : 'left',
        gridStroke: look.line,
        gridStrokeOpacity: 1,
        gridLineDash: [0, 0],
        tickCount: 4,
        labelFormatter: (value: number) => (formatShort ?? format)(Number(value)),
      },
    },
    tooltip: {
      title: ({ place }: ChartRow) => nameOf.get(place)?.name ?? place,
      items: [
        ({ value, seriesName }: ChartRow) => ({
          // A single series needs no name next to the chart's own.
          name: seriesName,
          value: format(value),
        }),
      ],
    },
    interaction: { tooltip: { css: tooltipStyles(look) } },
  };
}

/** Orders places so that the first one is where reading begins. */
function inReadingOrder(places: readonly ChartPlace[], { rtl }: ChartLook): readonly ChartPlace[] {
  return rtl ? places.toReversed() : places;
}

function tooltipStyles({ rtl, card, line, text, quiet, fontFamily }: ChartLook) {
  return {
    '.g2-tooltip': {
      direction: rtl ? 'rtl' : 'ltr',
      background: card,
      border: `1px solid ${line}`,
      'border-radius': '8px',
      'font-family': fontFamily,
      'font-size': '13px',
      padding: '10px',
      // Narrow enough to fit next to any point on a phone, where the card clips overflow; long names wrap.
      'max-width': 'min(360px, 38vw)',
    },
    '.g2-tooltip-list-item': { 'line-height': '1.5', 'white-space': 'normal', 'margin-top': '4px' },
    '.g2-tooltip-title': { color: text, 'font-weight': '600', 'white-space': 'normal' },
    '.g2-tooltip-list-item-name-label': { color: quiet, 'white-space': 'normal' },
    // G2 sets these margins for left-to-right text; the value goes to the end of the line.
    '.g2-tooltip-list-item-marker': { 'margin-right': '0', 'margin-inline-end': '6px' },
    '.g2-tooltip-list-item-value': {
      color: text,
      'margin-left': '0',
      'margin-inline-start': '16px',
      'text-align': 'end',
      flex: 'none',
    },
  };
}

/** Returns a handler that passes the pressed row to `onOpen`; undefined without `onOpen`. */
export function pressed({ onOpen }: ChartProps) {
  if (!onOpen) return undefined;
  return (
    _plot: unknown,
    event: { readonly type?: string; readonly data?: { readonly data?: ChartRow } },
  ) => {
    const row = event.data?.data;
    if (event.type === 'element:click' && row) onOpen(row.place, row.series);
  };
}

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
    /** Colours of the series, in order; the legend's order and the table identify the series without colour. */
    colours: [coloursOf(themeSchema, mode, own).link, ...chartColours[mode]],
  };
}

type ChartLook = ReturnType<typeof useChartLook>;
