import { inksOf } from './inks';
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

interface Chosen {
  readonly mode: Mode;
  readonly themeSchema: SchemeName;
  readonly controlSize: ControlSize;
}

/** The tokens as custom properties of the page, by name: `--surface-card`, `--space-4`, `--shadow-low` … */
export function cssVariables({ mode, themeSchema, controlSize }: Chosen): Record<string, string> {
  const { solid, solidHover, onSolid, link } = inksOf(themeSchema, mode);
  return {
    ...prefixed('--scheme-', schemes[themeSchema][mode]),
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
