import type { IconName } from '#domain/schema/iconNames';

/** Which of antd's drawings stands for what a declaration names. */
export const drawings: Readonly<Record<IconName, string>>;
export const spriteFile: string;
export function iconSprite(): string;
