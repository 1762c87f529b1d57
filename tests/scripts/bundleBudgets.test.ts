import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { budgets, tooHeavy } from '../../scripts/bundleBudgets';

/** Random code of the given size in thousands of bytes, which compresses to half its size at best. */
const code = (kilobytes: number) => randomBytes(kilobytes * 500).toString('hex');
const bundle = {
  'start.js': { type: 'chunk', isEntry: true, imports: ['packages.js'], code: code(10) },
  'packages.js': { type: 'chunk', code: code(30) },
  'Page.js': {
    type: 'chunk',
    moduleIds: ['/house/src/pages/Page.tsx'],
    imports: ['packages.js'],
    code: code(10),
  },
  'Later.js': { type: 'chunk', moduleIds: ['/house/src/pages/Later.tsx'], code: code(100) },
  'look.css': { type: 'asset' },
};
const page = (kilobytes: number, file = 'src/pages/Page.tsx') => ({ page: { pages: [file], kilobytes } });

describe('the bundle budget of a page', () => {
  it('counts its entry, page and imports once, without lazy chunks', () => {
    expect(tooHeavy(bundle, page(40))).toEqual([]);
    expect(tooHeavy(bundle, page(20))).toEqual([
      expect.stringMatching(/^page: [\d.]+ kB .* budget is 20 kB/),
    ]);
  });

  it('fails for a page that no longer exists', () => {
    expect(tooHeavy(bundle, page(40, 'src/pages/Gone.tsx'))).toEqual([expect.stringContaining('Gone.tsx')]);
  });

  it('exists for the pages that people see first', () => {
    expect(Object.keys(budgets)).toEqual(['sign-in', 'verify', 'register', 'first list']);
  });
});
