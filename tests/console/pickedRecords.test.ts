import { describe, expect, it } from 'vitest';
import type { ConsoleRecord } from '@/console/consoleRecord';
import {
  asSeen,
  mostPicked,
  pageChoice,
  pagesToWalk,
  pick,
  type Selection,
  unpick,
} from '@/console/bulk/pickedRecords';

const record = (id: string, version = 1): ConsoleRecord => ({
  id,
  version,
  createdAt: '',
  updatedAt: '',
  $title: id,
  $titles: {},
});
const none: Selection = new Map();

describe('selected records', () => {
  it('stay selected when another page is opened', () => {
    const both = pick(pick(none, [record('a')], true), [record('b')], true);
    expect([...both.keys()]).toEqual(['a', 'b']);
    expect([...pick(both, [record('b')], false).keys()]).toEqual(['a']);
  });

  it('fill the box of the page wholly, partly or not at all', () => {
    const chosen = pick(none, [record('a')], true);
    expect(pageChoice(chosen, [record('a')])).toBe('all');
    expect(pageChoice(chosen, [record('a'), record('b')])).toBe('some');
    expect(pageChoice(chosen, [record('b')])).toBe('none');
    expect(pageChoice(chosen, [])).toBe('none');
  });

  it('are never more than may be changed at once', () => {
    const many = Array.from({ length: mostPicked + 5 }, (_, index) => record(String(index)));
    expect(pick(none, many, true).size).toBe(mostPicked);
  });

  it('are meant in the version that is seen now', () => {
    const chosen = pick(none, [record('a', 1), record('b', 1)], true);
    expect(asSeen(chosen, [record('a', 2), record('c', 5)]).get('a')?.version).toBe(2);
    expect([...asSeen(chosen, [record('c', 5)]).keys()]).toEqual(['a', 'b']);
  });

  it('leave the selection once they are done with', () => {
    const chosen = pick(none, [record('a'), record('b')], true);
    expect([...unpick(chosen, ['a']).keys()]).toEqual(['b']);
  });

  it('are read page by page, up to the most', () => {
    expect(pagesToWalk(450, 200)).toEqual([
      { start: 0, end: 200 },
      { start: 200, end: 400 },
      { start: 400, end: 450 },
    ]);
    expect(pagesToWalk(50_000, 200).at(-1)?.end).toBe(mostPicked);
    expect(pagesToWalk(0, 200)).toEqual([]);
  });
});
