import { describe, expect, it } from 'vitest';
import { pagesOf } from 'sijil/react/providers/dataProvider';

const ends = (page: number) => ({ 'x-page-first': `first ${page}`, 'x-page-last': `last ${page}` });

describe('the page next to a loaded page', () => {
  it('is read by cursor from the end or the start of the loaded page', () => {
    const pages = pagesOf('far');
    pages.remember(100, ends(100));
    expect(pages.neighbour(101, 25)).toEqual({ _after: 'last 100' });
    expect(pages.neighbour(99, 25)).toEqual({ _before: 'first 100' });
    expect(pagesOf('far').neighbour(101, 25)).toEqual({ _after: 'last 100' });
  });

  it('is read by offset near the start, without an adjacent loaded page, and in another list', () => {
    const pages = pagesOf('near');
    pages.remember(2, ends(2));
    expect(pages.neighbour(3, 25)).toEqual({});
    expect(pages.neighbour(400, 25)).toEqual({});
    expect(pagesOf('another').neighbour(101, 25)).toEqual({});
  });

  it('is read by offset again once the loaded page has become empty', () => {
    const pages = pagesOf('emptied');
    pages.remember(100, ends(100));
    pages.remember(100, {});
    expect(pages.neighbour(101, 25)).toEqual({});
  });
});
