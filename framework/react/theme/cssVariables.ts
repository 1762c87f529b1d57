import type { BrandView } from '#framework/contract/designView';
import {
  controlHeights,
  type ControlSize,
  fieldInks,
  layoutSizes,
  type Mode,
  motion,
  radius,
  type SchemeName,
  schemes,
  shadows,
  space,
  surfaces,
  toast,
  tones,
  type,
} from './tokens';
import { type Inks, mix, type ModeColours } from '#framework/base/colour/surfaces';

interface Chosen {
  readonly mode: Mode;
  readonly themeSchema: SchemeName;
  readonly controlSize: ControlSize;
  /** Colours of the brand. */
  readonly own?: BrandView['colours'];
}

/** The tokens as custom properties of the page, by name: `--surface-card`, `--space-4`, `--shadow-low` … */
export function cssVariables({ mode, themeSchema, controlSize, own }: Chosen): Record<string, string> {
  const { solid, solidHover, onSolid, link, primary, deep, mild, subtle, neutral } = coloursOf(
    themeSchema,
    mode,
    own,
  );
  return {
    ...prefixed('--scheme-', { primary, deep, mild, subtle, neutral }),
    ...prefixed('--surface-', surfaces[mode]),
    ...prefixed('--shadow-', shadows[mode]),
    ...prefixed('--space-', inPixels(space)),
    ...prefixed('--radius-', inPixels(radius)),
    ...Object.fromEntries(
      Object.entries(tones[mode]).flatMap(([name, { text, ground }]) => [
        [`--tone-${name}-text`, text],
        [`--tone-${name}-ground`, ground],
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(type).map(([name, { size, line }]) => [`--type-${name}`, `${size}px/${line}px`]),
    ),
    '--solid': solid,
    '--solid-hover': solidHover,
    '--on-solid': onSolid,
    '--link': link,
    '--field-line': fieldInks[mode].line,
    '--placeholder': fieldInks[mode].placeholder,
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

function inPixels(values: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}px`]));
}

/**
 * Returns the scheme's deep shade, slightly darkened: small text on or in the specified bright colours would have a contrast
 * below 4.5:1. The scheme «dark» is white in dark mode (rules 7.3), with dark text.
 */
function inksOf(scheme: SchemeName, mode: Mode): Inks {
  const { primary, deep, mild } = schemes[scheme][mode];
  if (primary === '#ffffff')
    return {
      solid: primary,
      solidHover: '#e5e7eb',
      solidActive: '#d1d5db',
      onSolid: '#09090b',
      link: '#e5e7eb',
    };
  const solid = darken(deep, 0.12);
  return {
    solid,
    solidHover: scheme === 'dark' ? mild : darken(deep, 0.22),
    solidActive: darken(deep, 0.32),
    onSolid: '#ffffff',
    link: mode === 'dark' ? mild : solid,
  };
}

function darken(hex: string, share: number): string {
  return mix('#000000', hex, share);
}

/** Returns the colours of a scheme in a mode; the default scheme uses the brand's, if it has any. */
export function coloursOf(scheme: SchemeName, mode: Mode, own: BrandView['colours'] = {}): ModeColours {
  const brand = scheme === 'default' ? own[mode] : undefined;
  return brand ?? { ...schemes[scheme][mode], ...inksOf(scheme, mode) };
}
