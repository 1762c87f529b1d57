import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { budgets, tooHeavy } from '../../scripts/bundleBudgets';

/** Code of so many thousand bytes that no packing makes smaller than two thirds. */
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

describe('the budget of a page', () => {
  it('counts what it begins with and imports, each once, and nothing that comes later', () => {
    expect(tooHeavy(bundle, page(40))).toEqual([]);
    expect(tooHeavy(bundle, page(20))).toEqual([
      expect.stringMatching(/^page: [\d.]+ kB .* budget is 20 kB/),
    ]);
  });

  it('cannot be met by a page that is no longer there', () => {
    expect(tooHeavy(bundle, page(40, 'src/pages/Gone.tsx'))).toEqual([expect.stringContaining('Gone.tsx')]);
  });

  it('is set for the pages that people meet first', () => {
    expect(Object.keys(budgets)).toEqual(['sign-in', 'verify', 'register', 'first list']);
  });
});
