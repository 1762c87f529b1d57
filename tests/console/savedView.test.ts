import { describe, expect, it } from 'vitest';
import type { ListState } from 'sijil/schema/lists/listState';
import { parseListAddress } from 'sijil/schema/lists/listAddress';
import {
  isSameView,
  type SavedView,
  stateOfView,
  viewAddress,
} from 'sijil/react/console/query/listDeclaration';
import { resources } from '#resources';

const { fields } = resources.services;
const read = (address: string): ListState => parseListAddress(new URLSearchParams(address), fields);
const view = (address: string): SavedView => ({ id: 'v1', name: 'Costly', address });

describe('a saved view', () => {
  it('stores everything that determines the list, except the page and another view', () => {
    const state = read(
      'q=food&basePrice_gte=100&sort=-name&page=4&size=50&columns=name&density=dense&view=v9',
    );
    expect(viewAddress(state)).toBe('q=food&basePrice_gte=100&sort=-name&size=50&columns=name&density=dense');
  });

  it('opens at its first page with its own id', () => {
    expect(stateOfView(view('q=food&page=3'), fields)).toMatchObject({
      filters: [{ field: 'q', value: 'food' }],
      currentPage: 1,
      view: 'v1',
    });
  });

  it('counts as unchanged after paging, and whatever the order of its filters', () => {
    const saved = view('active=true&subject_in=branch');
    expect(isSameView(read('subject_in=branch&active=true&page=2&view=v1'), saved, fields)).toBe(true);
  });

  it.each([
    'q=x',
    'active=false',
    'active=true&sort=name',
    'active=true&columns=name',
    'active=true&density=dense',
  ])('counts as changed after %s', (address) => {
    expect(isSameView(read(address), view('active=true'), fields)).toBe(false);
  });

  it('still matches when one of its filter fields is no longer declared', () => {
    expect(isSameView(read('active=true'), view('active=true&gone=1'), fields)).toBe(true);
  });
});
