import { theme as antd, type ThemeConfig } from 'antd';
import { mix, type ModeColours } from '#framework/base/colour/surfaces';
import type { BrandView } from '#framework/contract/designView';
import { coloursOf } from './cssVariables';
import {
  controlHeights,
  fieldInks,
  fontFamily,
  radius,
  shadows,
  surfaces,
  touchTargetSize,
  tones,
  type,
} from './tokens';
import type { ThemePreferences } from './themeStore';

const errorColours = { light: '#c4261a', dark: '#f97066' } as const;

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
};

/** antd's theme, derived from our tokens alone. */
export function antdTheme({
  mode,
  themeSchema,
  controlSize,
  touch = false,
  still = false,
  own = {},
}: Chosen): ThemeConfig & { readonly cssVar: { readonly key: string } } {
  const colours = coloursOf(themeSchema, mode, own);
  const drawn = { mode, colours };
  return {
    algorithm: [mode === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm, pinned(drawn)],
    // Each theme needs its own key, which is also the class of its variables: under one key the last one written would win.
    cssVar: {
      key: ['look', mode, themeSchema, colours.solid.slice(1), controlSize, touch && 'touch']
        .filter(Boolean)
        .join('-'),
    },
    hashed: false,
    token: {
      ...colourTokens(drawn),
      borderRadius: radius.base,
      borderRadiusLG: radius.large,
      borderRadiusSM: radius.small,
      boxShadowSecondary: shadows[mode].middle,
      controlHeight: Math.max(controlHeights[controlSize], touch ? touchTargetSize : 0),
      fontFamily,
      fontSize: type.text.size,
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
  const { link, onSolid } = colours;
  return {
    ...onColours(onSolid),
    Layout: { headerBg: surface.card, siderBg: surface.card, bodyBg: surface.page, headerHeight: 64 },
    Button: {
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      defaultHoverColor: link,
      defaultHoverBorderColor: link,
      defaultActiveColor: link,
      defaultActiveBorderColor: link,
      dangerColor: mode === 'dark' ? '#09090b' : '#ffffff',
    },
    Tabs: { itemSelectedColor: link, itemHoverColor: link, itemActiveColor: link, inkBarColor: link },
    Pagination: { colorPrimary: link, colorPrimaryHover: link },
    Menu: {
      itemBorderRadius: radius.base,
      itemHeight: touch ? touchTargetSize : 40,
      activeBarBorderWidth: 0,
      activeBarHeight: 0,
      horizontalItemSelectedColor: surface.text,
      itemSelectedBg: colours.subtle,
      itemSelectedColor: surface.text,
    },
    // The default is the colour of the page, against which the track would be invisible.
    Segmented: { trackBg: surface.line, itemColor: surface.quiet, itemSelectedBg: surface.card },
    Table: {
      headerBg: 'transparent',
      headerColor: surface.quiet,
      headerSplitColor: 'transparent',
      cellPaddingBlock: 12,
    },
    Form: { labelColor: surface.text, verticalLabelPadding: '0 0 6px' },
  };
}

/** Colours that antd would render in white, or as on a solid button, whatever background a scheme or mode has. */
function onColours(onSolid: string): NonNullable<ThemeConfig['components']> {
  return {
    Badge: { colorError: errorColours.light, colorTextLightSolid: '#ffffff' },
    Tooltip: { colorTextLightSolid: '#ffffff' },
    Checkbox: { colorWhite: onSolid },
    Radio: { colorWhite: onSolid },
    Switch: { handleBg: onSolid },
  };
}

function colourTokens({ mode, colours }: Drawn) {
  const surface = surfaces[mode];
  const { primary, solid, solidHover, solidActive, onSolid, link } = colours;
  const chosen = mix(primary, surface.raised, 0.1);
  const chosenHover = mix(primary, surface.raised, 0.16);
  return {
    colorPrimary: solid,
    colorPrimaryHover: solidHover,
    colorPrimaryActive: solidActive,
    colorPrimaryBg: chosen,
    colorPrimaryBgHover: chosenHover,
    controlItemBgActive: chosen,
    controlItemBgActiveHover: chosenHover,
    colorLink: link,
    colorLinkHover: link,
    colorLinkActive: link,
    colorErrorText: tones[mode].danger.text,
    colorTextLightSolid: onSolid,
    colorBgLayout: surface.page,
    colorBgContainer: surface.card,
    colorBgElevated: surface.raised,
    colorBorderSecondary: surface.line,
    colorText: surface.text,
    colorTextSecondary: surface.quiet,
    colorTextTertiary: surface.quiet,
    colorTextDescription: surface.quiet,
    colorTextPlaceholder: fieldInks[mode].placeholder,
  };
}

/** Pins the colours whose contrast was measured: antd dulls its seed colours in dark mode. */
function pinned({ mode, colours: { solid, link } }: Drawn): MappingAlgorithm {
  const measured = { colorPrimary: solid, colorLink: link, colorError: errorColours[mode] };
  return (_seed, map) => ({ ...(map ?? antd.defaultAlgorithm(antd.defaultSeed)), ...measured });
}
