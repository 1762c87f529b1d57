import type { BrandView } from '#framework/contract/brandView';
import { coloursOf } from './inks';
import {
  controlHeights,
  type ControlSize,
  fieldInks,
  layoutSizes,
  type Mode,
  motion,
  radius,
  type SchemeName,
  shadows,
  space,
  surfaces,
  toast,
  tones,
  type,
} from './tokens';

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
