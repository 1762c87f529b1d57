import { theme as antd, type ThemeConfig } from 'antd';
import { controlHeights, radius, schemes, surfaces } from './tokens';
import type { ThemePreferences } from './themeStore';

type Chosen = Pick<ThemePreferences, 'mode' | 'themeSchema' | 'controlSize'>;

/** antd's theme, derived from our tokens alone. */
export function antdTheme({ mode, themeSchema, controlSize }: Chosen): ThemeConfig {
  const colours = schemes[themeSchema][mode];
  const surface = surfaces[mode];
  return {
    algorithm: mode === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm,
    cssVar: { key: 'salama' },
    hashed: false,
    token: {
      colorPrimary: buttonColour(colours.primary, colours.deep),
      colorLink: mode === 'dark' ? colours.mild : colours.deep,
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
      Menu: { itemBorderRadius: radius.base, itemHeight: 40, activeBarBorderWidth: 0 },
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

/** White text on the specified bright blues is too faint for small letters; solid buttons take the scheme's deep shade. */
function buttonColour(primary: string, deep: string): string {
  return primary === '#ffffff' ? primary : deep;
}
