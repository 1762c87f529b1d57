import type { ReactNode } from 'react';
import { iconNames } from '#framework/schema/menu';
import sprite from './icons.svg?no-inline';

const known: ReadonlySet<string> = new Set(iconNames);
/** Drawn as one writes. */
const mirrored: ReadonlySet<string> = new Set(['refund']);

/**
 * Icon that declarations name. Its drawing is in one file with the others (`scripts/iconSprite.ts` makes it), which is
 * fetched next to the code: in the code itself the drawings of the menu were a twentieth of what a first list weighs.
 */
export function iconNamed(name: string): ReactNode {
  const drawn = known.has(name) ? name : 'table';
  return (
    <span className={mirrored.has(drawn) ? 'anticon mirrored' : 'anticon'} aria-hidden="true">
      <svg width="1em" height="1em" fill="currentColor" focusable="false">
        <use href={`${sprite}#${drawn}`} />
      </svg>
    </span>
  );
}
