import { type Mode, type SchemeName, schemes } from './tokens';

export interface Inks {
  /** The ground of solid buttons, and the same when pointed at and pressed. */
  readonly solid: string;
  readonly solidHover: string;
  readonly solidActive: string;
  /** Letters on any of the three. */
  readonly onSolid: string;
  /** Letters of links on every surface. */
  readonly link: string;
}

/**
 * The scheme's deep shade, a little darker still: small letters on or in the specified bright colours would fall
 * below 4.5:1. The scheme «dark» is white in dark mode (rules 7.3), with dark letters.
 */
export function inksOf(scheme: SchemeName, mode: Mode): Inks {
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

/** `share` (0 to 1) of the first colour on the second, both `#rrggbb`. */
export function mix(upper: string, lower: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [over, under] = [upper, lower].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((over ?? 0) * share + (under ?? 0) * (1 - share));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function darken(hex: string, share: number): string {
  return mix('#000000', hex, share);
}
