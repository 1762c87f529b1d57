import type { IconName } from '#framework/schema/iconNames';

/** Which of antd's drawings stands for what a declaration names. */
export const menuDrawings: Readonly<Record<IconName, string>>;
/** Drawings of `framework/react/plain/Icon.tsx`, by antd's own names. */
export const plainDrawings: readonly string[];
/** The drawings of each file, by the names that they are asked for. */
export const sprites: readonly {
  readonly file: string;
  readonly drawings: Readonly<Record<string, string>>;
}[];
export function iconSprite(drawings: Readonly<Record<string, string>>): string;
