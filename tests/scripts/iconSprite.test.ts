import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from 'sijil/schema/menu';
import { iconSprite, menuDrawings, plainDrawings, sprites } from '../../scripts/iconSprite';

test('the sprites contain exactly the icons that declarations and plain components may name', () => {
  expect(Object.keys(menuDrawings).toSorted()).toEqual([...iconNames].toSorted());
  const [, named = ''] =
    /type PlainIconName =([^;]+);/.exec(readFileSync('packages/sijil/react/plain/Icon.tsx', 'utf8')) ?? [];
  expect(plainDrawings).toEqual([...named.matchAll(/'([\w-]+)'/g)].map(([, name]) => name));
});

test.each(sprites)('the sprite file matches antd’s current icons: $file', ({ file, drawings }) => {
  expect(readFileSync(file, 'utf8')).toBe(iconSprite(drawings));
});
