import { defaultLanguage, type Language } from 'sijil/base/i18n/localized';
import type { BrandView } from 'sijil/contract/designView';
import {
  controlHeights,
  type ControlSize,
  layoutSizes,
  type Mode,
  motion,
  radius,
  roles,
  type SchemeName,
  schemes,
  shadows,
  space,
  surfaces,
  toast,
  tones,
  type,
} from './tokens';
import { type Inks, mix, type ModeColours } from 'sijil/base/colour/surfaces';

interface Chosen {
  readonly mode: Mode;
  readonly language?: Language;
  readonly themeSchema: SchemeName;
  readonly controlSize: ControlSize;
  /** Colours of the brand. */
  readonly own?: BrandView['colours'];
}

/** The tokens as custom properties of the page, by name: `--surface-card`, `--space-4`, `--shadow-low` … */
export function cssVariables({
  mode,
  themeSchema,
  controlSize,
  own,
  language = defaultLanguage,
}: Chosen): Record<string, string> {
  const { solid, solidHover, solidActive, onSolid, link, primary, deep, mild, subtle, neutral } = coloursOf(
    themeSchema,
    mode,
    own,
  );
  const sizes = Object.entries(type);
  return {
    ...prefixed('--scheme-', { primary, deep, mild, subtle, neutral }),
    ...prefixed('--surface-', surfaces[mode]),
    ...prefixed('--shadow-', shadows[mode]),
    ...prefixed('--', roles[mode]),
    ...prefixed('--space-', inRem(space)),
    ...prefixed('--radius-', inPixels(radius)),
    ...Object.fromEntries(
      Object.entries(tones[mode]).flatMap(([name, { text, ground }]) => [
        [`--tone-${name}-text`, text],
        [`--tone-${name}-ground`, ground],
      ]),
    ),
    ...prefixed('--size-', inRem(Object.fromEntries(sizes.map(([name, { size }]) => [name, size])))),
    ...Object.fromEntries(
      sizes.map(([name, { size, line }]) => [`--line-${name}`, String(line[language] / size)]),
    ),
    '--yours': solid,
    '--yours-hover': solidHover,
    '--yours-active': solidActive,
    '--on-yours': onSolid,
    '--yours-ground': yoursGround(primary, mode),
    '--link': link,
    '--control': `${controlHeights[controlSize]}px`,
    '--motion-quick': `${motion.quick}ms ${motion.curve}`,
    '--motion-calm': `${motion.calm}ms ${motion.curve}`,
    '--toast-width': `${toast.width}px`,
    '--toast-offset': `${toast.offset}px`,
    '--toast-fade': `${toast.fadeMs}ms`,
    '--header-height': `${layoutSizes.header}px`,
    '--side-nav': `${layoutSizes.sideNav}px`,
    '--side-nav-collapsed': `${layoutSizes.sideNavCollapsed}px`,
    '--split-mini': `${layoutSizes.splitSideNavMini}px`,
    '--stacked-secondary': `${layoutSizes.stackedSecondary}px`,
  };
}

function prefixed(prefix: string, values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));
}

/** Sizes that follow the reader's own text size. */
function inRem(values: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value / 16}rem`]));
}

function inPixels(values: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}px`]));
}

/**
 * Returns the scheme's deep shade, slightly darkened, in light mode and its mild shade with dark letters in dark mode: small
 * text on or in the specified bright colours would have a contrast below 4.5:1. The scheme «dark» is white in dark mode
 * (rules 7.3), with dark text.
 */
function inksOf(scheme: SchemeName, mode: Mode): Inks {
  const { primary, deep, mild } = schemes[scheme][mode];
  const letters = surfaces.dark.page;
  if (primary === '#ffffff')
    return {
      solid: primary,
      solidHover: '#e5e7eb',
      solidActive: '#d1d5db',
      onSolid: letters,
      link: '#e5e7eb',
    };
  if (mode === 'dark')
    return {
      solid: mild,
      solidHover: lighten(mild, 0.2),
      solidActive: lighten(mild, 0.35),
      onSolid: letters,
      link: lighten(mild, 0.2),
    };
  const solid = darken(deep, 0.12);
  return {
    solid,
    solidHover: scheme === 'dark' ? mild : darken(deep, 0.22),
    solidActive: darken(deep, 0.32),
    onSolid: '#ffffff',
    link: solid,
  };
}

/** Pale ground of what is the reader's own: a chosen row, a request that waits for them. */
export function yoursGround(primary: string, mode: Mode): string {
  return mix(primary, surfaces[mode].card, mode === 'dark' ? 0.1 : 0.08);
}

function lighten(hex: string, share: number): string {
  return mix('#ffffff', hex, share);
}

function darken(hex: string, share: number): string {
  return mix('#000000', hex, share);
}

/** Returns the colours of a scheme in a mode; the default scheme uses the brand's, if it has any. */
export function coloursOf(scheme: SchemeName, mode: Mode, own: BrandView['colours'] = {}): ModeColours {
  const brand = scheme === 'default' ? own[mode] : undefined;
  return brand ?? { ...schemes[scheme][mode], ...inksOf(scheme, mode) };
}
