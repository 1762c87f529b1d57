import { describe, expect, it } from 'vitest';
import { pagesOf } from '@framework/providers/dataProvider';

const ends = (page: number) => ({ 'x-page-first': `first ${page}`, 'x-page-last': `last ${page}` });

describe('the page beside one that was read', () => {
  it('goes on from its end, onwards and back', () => {
    const pages = pagesOf('far');
    pages.remember(100, ends(100));
    expect(pages.neighbour(101, 25)).toEqual({ _after: 'last 100' });
    expect(pages.neighbour(99, 25)).toEqual({ _before: 'first 100' });
    expect(pagesOf('far').neighbour(101, 25)).toEqual({ _after: 'last 100' });
  });

  it('is found by counting near the beginning, where none was read, and in another list', () => {
    const pages = pagesOf('near');
    pages.remember(2, ends(2));
    expect(pages.neighbour(3, 25)).toEqual({});
    expect(pages.neighbour(400, 25)).toEqual({});
    expect(pagesOf('another').neighbour(101, 25)).toEqual({});
  });

  it('is counted again when the one beside it is empty now', () => {
    const pages = pagesOf('emptied');
    pages.remember(100, ends(100));
    pages.remember(100, {});
    expect(pages.neighbour(101, 25)).toEqual({});
  });
});
