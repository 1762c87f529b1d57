import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from '#framework/schema/menu';
import { iconSprite, menuDrawings, plainDrawings, sprites } from '../../scripts/iconSprite';

test('Every icon that a declaration or a plain part may name has its drawing, and no other', () => {
  expect(Object.keys(menuDrawings).toSorted()).toEqual([...iconNames].toSorted());
  const [, named = ''] =
    /type PlainIconName =([^;]+);/.exec(readFileSync('framework/react/plain/Icon.tsx', 'utf8')) ?? [];
  expect(plainDrawings).toEqual([...named.matchAll(/'([\w-]+)'/g)].map(([, name]) => name));
});

test.each(sprites)('The file holds what antd draws today: $file', ({ file, drawings }) => {
  expect(readFileSync(file, 'utf8')).toBe(iconSprite(drawings));
});
