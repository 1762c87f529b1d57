import { theme as antd, type ThemeConfig } from 'antd';
import { channelsOf, type ModeColours } from 'sijil/base/colour/surfaces';
import { defaultLanguage, type Language } from 'sijil/base/i18n/localized';
import type { BrandView } from 'sijil/contract/designView';
import { coloursOf, yoursGround } from './cssVariables';
import {
  controlHeights,
  fontFamily,
  radius,
  roles,
  shadows,
  surfaces,
  switchedOff,
  touchTargetSize,
  type,
} from './tokens';
import type { ThemePreferences } from './themeStore';

type MappingAlgorithm = typeof antd.darkAlgorithm;
type Chosen = Pick<ThemePreferences, 'mode' | 'themeSchema' | 'controlSize'> & {
  /** True to enlarge every control to the size for touch, whatever size was chosen. */
  readonly touch?: boolean;
  /**
   * True to switch off motion; a closing element then disappears at once, instead of waiting for an animation that never
   * ends.
   */
  readonly still?: boolean;
  /** Colours of the brand. */
  readonly own?: BrandView['colours'];
  readonly language?: Language;
  /** Size of the reader's text in this browser, as a share of the usual one. */
  readonly textScale?: number;
};

/** antd's theme, derived from our tokens alone. */
export function antdTheme({
  mode,
  themeSchema,
  controlSize,
  touch = false,
  still = false,
  own = {},
  language = defaultLanguage,
  textScale = 1,
}: Chosen): ThemeConfig & { readonly cssVar: { readonly key: string } } {
  const colours = coloursOf(themeSchema, mode, own);
  const drawn = { mode, colours };
  const sizeOf = (name: keyof typeof type) => type[name].size * textScale;
  const lineOf = (name: keyof typeof type) => type[name].line[language] / type[name].size;
  return {
    algorithm: [mode === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm, pinned(drawn)],
    // Each theme needs its own key, which is also the class of its variables: under one key the last one written would win.
    cssVar: {
      key: ['look', mode, language, themeSchema, colours.solid.slice(1), controlSize, touch && 'touch']
        .filter(Boolean)
        .join('-'),
    },
    hashed: false,
    token: {
      ...colourTokens(drawn),
      borderRadius: radius.base,
      borderRadiusLG: radius.large,
      borderRadiusSM: radius.small,
      boxShadow: shadows[mode].high,
      boxShadowSecondary: shadows[mode].high,
      boxShadowTertiary: shadows[mode].low,
      controlHeight: Math.max(controlHeights[controlSize], touch ? touchTargetSize : 0),
      fontFamily,
      fontSize: sizeOf('text'),
      fontSizeSM: sizeOf('small'),
      fontSizeLG: sizeOf('lead'),
      fontSizeXL: sizeOf('heading'),
      fontSizeHeading1: sizeOf('display'),
      fontSizeHeading2: sizeOf('title'),
      fontSizeHeading3: sizeOf('heading'),
      fontSizeHeading4: sizeOf('lead'),
      fontSizeHeading5: sizeOf('text'),
      lineHeight: lineOf('text'),
      lineHeightSM: lineOf('small'),
      lineHeightLG: lineOf('lead'),
      motion: !still,
      wireframe: false,
    },
    components: componentTokens(drawn, touch),
  };
}

interface Drawn {
  readonly mode: Chosen['mode'];
  readonly colours: ModeColours;
}

function componentTokens({ mode, colours }: Drawn, touch: boolean): NonNullable<ThemeConfig['components']> {
  const surface = surfaces[mode];
  const role = roles[mode];
  const { link, onSolid } = colours;
  return {
    ...onColours(mode, onSolid),
    Layout: { headerBg: surface.page, siderBg: surface.page, bodyBg: surface.page, headerHeight: 64 },
    Button: {
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      defaultBorderColor: surface['line-strong'],
      defaultHoverColor: surface.text,
      defaultHoverBorderColor: surface.graphic,
      defaultHoverBg: surface.hover,
      defaultActiveColor: surface.text,
      defaultActiveBorderColor: surface.quiet,
      defaultActiveBg: surface.sunken,
      fontWeight: 600,
      dangerColor: role['on-late'],
    },
    Card: { headerFontSize: type.lead.size },
    // The bar under a tab is ink: the tab says where one is, not what one can do.
    Tabs: {
      itemColor: surface.quiet,
      itemSelectedColor: surface.text,
      itemHoverColor: surface.text,
      itemActiveColor: surface.text,
      inkBarColor: surface.text,
    },
    Pagination: { colorPrimary: link, colorPrimaryHover: link },
    Menu: {
      itemBg: 'transparent',
      itemBorderRadius: radius.base,
      itemHeight: touch ? touchTargetSize : 36,
      activeBarBorderWidth: 0,
      activeBarHeight: 0,
      horizontalItemSelectedColor: surface.text,
      itemSelectedBg: surface.card,
      itemSelectedColor: surface.text,
    },
    // The selected one is a white card on a track that is sunken into any ground.
    Segmented: {
      trackBg: surface.sunken,
      itemColor: surface.quiet,
      itemSelectedBg: mode === 'dark' ? surface['line-strong'] : surface.card,
      itemSelectedColor: surface.text,
    },
    Table: {
      headerBg: surface.card,
      headerColor: surface.quiet,
      headerSplitColor: 'transparent',
      cellPaddingBlock: 10,
      rowHoverBg: surface.hover,
    },
    // Columns as wide as a touch target is high would leave a phone's screen.
    ...(touch && { DatePicker: { cellWidth: 40, timeColumnWidth: 46 } }),
    Form: { labelColor: surface.text, verticalLabelPadding: '0 0 6px' },
  };
}

const isLight = (colour: string): boolean => channelsOf(colour).every((channel) => channel > 127);

/** Colours that antd would render in white, or as on a solid button, whatever background a scheme or mode has. */
function onColours(mode: Chosen['mode'], onSolid: string): NonNullable<ThemeConfig['components']> {
  const late = roles[mode];
  const off = switchedOff[isLight(onSolid) ? 'underLight' : 'underDark'];
  return {
    Badge: { colorError: late.late, colorTextLightSolid: late['on-late'] },
    Tooltip: { colorTextLightSolid: '#ffffff' },
    Checkbox: { colorWhite: onSolid },
    Radio: { colorWhite: onSolid },
    Switch: { handleBg: onSolid, colorTextQuaternary: off, colorTextTertiary: off },
  };
}

function colourTokens({ mode, colours }: Drawn) {
  const surface = surfaces[mode];
  const { primary, solid, solidHover, solidActive, onSolid, link } = colours;
  const role = roles[mode];
  const chosen = yoursGround(primary, mode);
  return {
    colorPrimary: solid,
    colorPrimaryHover: solidHover,
    colorPrimaryActive: solidActive,
    colorPrimaryBg: chosen,
    colorPrimaryBgHover: chosen,
    controlItemBgActive: chosen,
    controlItemBgActiveHover: chosen,
    colorLink: link,
    colorLinkHover: link,
    colorLinkActive: link,
    colorErrorText: role.late,
    colorErrorBg: role['late-ground'],
    colorErrorBorder: role['late-line'],
    colorSuccessBg: role['done-ground'],
    colorWarningBg: role['soon-ground'],
    colorInfoBg: surface.sunken,
    colorInfo: surface.quiet,
    colorTextLightSolid: onSolid,
    colorBgLayout: surface.page,
    colorBgContainer: surface.card,
    colorBgElevated: surface.raised,
    colorBorder: role['field-line'],
    colorBorderSecondary: surface.line,
    colorSplit: surface.line,
    controlItemBgHover: surface.sunken,
    colorText: surface.text,
    colorTextSecondary: surface.quiet,
    colorTextTertiary: surface.quiet,
    colorTextDescription: surface.quiet,
    colorTextPlaceholder: role.placeholder,
  };
}

/** Pins the colours whose contrast was measured: antd dulls its seed colours in dark mode. */
function pinned({ mode, colours: { solid, link } }: Drawn): MappingAlgorithm {
  const { late, 'late-hover': lateHover, done, soon } = roles[mode];
  const measured = {
    colorPrimary: solid,
    colorLink: link,
    colorError: late,
    colorErrorHover: lateHover,
    colorErrorActive: lateHover,
    colorSuccess: done,
    colorWarning: soon,
  };
  return (_seed, map) => ({ ...(map ?? antd.defaultAlgorithm(antd.defaultSeed)), ...measured });
}
