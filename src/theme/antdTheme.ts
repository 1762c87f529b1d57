import { theme as antd, type ThemeConfig } from 'antd';
import { controlHeights, radius, schemes, surfaces } from './tokens';
import type { ThemePreferences } from './themeStore';

type Chosen = Pick<ThemePreferences, 'mode' | 'themeSchema' | 'controlSize'>;

/** antd's theme, derived from our tokens alone. */
export function antdTheme({ mode, themeSchema, controlSize }: Chosen): ThemeConfig {
  const colours = schemes[themeSchema][mode];
  const surface = surfaces[mode];
  const solid = solidColour(colours.primary, colours.deep);
  return {
    algorithm: mode === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm,
    cssVar: { key: 'salama' },
    hashed: false,
    token: {
      colorPrimary: solid,
      colorPrimaryHover: solid,
      colorLink: mode === 'dark' ? colours.mild : solid,
      colorError: mode === 'dark' ? '#f97066' : '#c4261a',
      colorTextLightSolid: themeSchema === 'dark' && mode === 'dark' ? '#09090b' : '#ffffff',
      colorBgLayout: surface.page,
      colorBgContainer: surface.card,
      colorBgElevated: surface.raised,
      colorBorderSecondary: surface.line,
      colorText: surface.text,
      colorTextSecondary: surface.quiet,
      colorTextDescription: surface.quiet,
      colorTextPlaceholder: mode === 'dark' ? '#8b94a5' : '#667085',
      borderRadius: radius.base,
      borderRadiusLG: radius.large,
      borderRadiusSM: radius.small,
      controlHeight: controlHeights[controlSize],
      fontFamily: "'IBM Plex Sans Arabic', system-ui, sans-serif",
      fontSize: 14,
      wireframe: false,
    },
    components: {
      Layout: {
        headerBg: surface.card,
        siderBg: surface.card,
        bodyBg: surface.page,
        headerHeight: 64,
        headerPadding: '0 20px',
      },
      Menu: {
        itemBorderRadius: radius.base,
        itemHeight: 40,
        activeBarBorderWidth: 0,
        itemSelectedBg: colours.subtle,
        itemSelectedColor: surface.text,
      },
      Table: {
        headerBg: 'transparent',
        headerColor: surface.quiet,
        headerSplitColor: 'transparent',
        cellPaddingBlock: 12,
      },
      Form: { labelColor: surface.text, verticalLabelPadding: '0 0 6px' },
    },
  };
}

/**
 * The ground of solid buttons and the ink of links: the scheme's deep shade, a little darker still, because small
 * letters on or in the specified bright colours would fall below 4.5:1.
 */
function solidColour(primary: string, deep: string): string {
  return primary === '#ffffff' ? primary : darken(deep, 0.12);
}

function darken(hex: string, share: number): string {
  const channels = [1, 3, 5].map((at) =>
    Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * (1 - share)),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
