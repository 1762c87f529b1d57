import { mix } from '#framework/base/colour/mix';
import type { Inks, ModeColours } from '#framework/base/colour/surfaces';
import type { BrandView } from '#framework/contract/brandView';
import { type Mode, type SchemeName, schemes } from './tokens';

/**
 * The scheme's deep shade, a little darker still: small letters on or in the specified bright colours would fall
 * below 4.5:1. The scheme «dark» is white in dark mode (rules 7.3), with dark letters.
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

/** Colours of a scheme in a mode; of the default scheme those of the brand, where it has some. */
export function coloursOf(scheme: SchemeName, mode: Mode, own: BrandView['colours'] = {}): ModeColours {
  const brand = scheme === 'default' ? own[mode] : undefined;
  return brand ?? { ...schemes[scheme][mode], ...inksOf(scheme, mode) };
}
