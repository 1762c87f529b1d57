import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from '#domain/schema/iconNames';
import { drawings, iconSprite, spriteFile } from '../../scripts/iconSprite.mjs';

test('Every icon that a declaration may name has its drawing, and the file holds what antd draws today', () => {
  expect(Object.keys(drawings).toSorted()).toEqual([...iconNames].toSorted());
  expect(readFileSync(spriteFile, 'utf8')).toBe(iconSprite());
});
