import { describe, expect, it } from 'vitest';
import {
  areOneHistory,
  type ComparedInspection,
  compareResults,
  comparisonProblem,
  type PartAnswer,
  suggestComparison,
} from '#domain/comparison';

type Given = Readonly<Record<string, 0 | 1 | 2 | null | 'mended'>>;

/** Creates a part with one category of these questions; `!` before a name makes the question critical. */
function part(given: Given, category = 'kitchen', score: number | null = 50) {
  const questions = Object.entries(given).map(([name, answer]) => ({
    key: name.replace('!', ''),
    text: name,
    severity: name.startsWith('!') ? 'critical' : 'major',
    answer: { score: answer === 'mended' ? (0 as const) : answer, mended: answer === 'mended' },
  }));
  return { categories: [{ key: category, title: category, score, questions }] };
}

function inspection(
  formKey: string,
  ...parts: ReturnType<typeof part>[]
): ComparedInspection<PartAnswer, string> {
  return { formKey, parts };
}

const rowsOf = (...inspections: ComparedInspection<PartAnswer, string>[]) =>
  compareResults(inspections).flatMap(({ questions }) =>
    questions.map(({ key, differs, cells }) => [key, differs, ...cells.map((cell) => cell && cell.score)]),
  );

describe('comparing inspections', () => {
  it('lists differing questions first: by the size of the difference, then by severity', () => {
    expect(
      rowsOf(
        inspection('food', part({ same: 2, small: 1, wide: 0, '!critical': 1 })),
        inspection('food', part({ same: 2, small: 2, wide: 2, '!critical': 2 })),
      ),
    ).toEqual([
      ['wide', true, 0, 2],
      ['critical', true, 1, 2],
      ['small', true, 1, 2],
      ['same', false, 2, 2],
    ]);
  });

  it('does not mark a question as different that only one inspection contains', () => {
    expect(
      rowsOf(inspection('food', part({ old: 0, both: 1 })), inspection('food', part({ both: 1, added: 0 }))),
    ).toEqual([
      ['old', false, 0, null],
      ['both', false, 1, 1],
      ['added', false, null, 0],
    ]);
  });

  it('treats «not applicable» and a corrected item as separate outcomes', () => {
    expect(
      rowsOf(inspection('food', part({ q: null, m: 'mended' })), inspection('food', part({ q: 2, m: 0 }))),
    ).toEqual([
      ['q', true, null, 2],
      ['m', true, 0, 0],
    ]);
  });

  it('lists a question once that a later version moved to another category', () => {
    expect(
      rowsOf(inspection('food', part({ q: 2 }, 'kitchen')), inspection('food', part({ q: 0 }, 'store'))),
    ).toEqual([['q', true, 2, 0]]);
  });

  it('never compares questions of different forms, even with equal keys', () => {
    const compared = compareResults([
      inspection('food', part({ q: 2 })),
      inspection('truck', part({ q: 0 })),
    ]);
    expect(compared.map(({ formKey, differing, scores }) => [formKey, differing, scores])).toEqual([
      ['food', 0, [50, null]],
      ['truck', 0, [null, 50]],
    ]);
  });

  it('takes the worst answer of several vehicles, and the mean of their category scores', () => {
    const fleet = inspection(
      'truck',
      part({ q: 2 }, 'body', 100),
      part({ q: 0 }, 'body', 25),
      part({ q: null }, 'body', null),
    );
    const [category] = compareResults([fleet, inspection('truck', part({ q: 0 }, 'body', 80))]);
    expect(category?.scores).toEqual([62.5, 80]);
    expect(category?.questions[0]?.cells.map((cell) => [cell?.score, cell?.answers.length])).toEqual([
      [0, 3],
      [0, 1],
    ]);
  });
});

describe('the number of compared inspections', () => {
  it('must be two or three', () => {
    expect([0, 1, 2, 3, 4].map(comparisonProblem)).toEqual([
      'compare_too_few',
      'compare_too_few',
      null,
      null,
      'compare_too_many',
    ]);
  });
});

describe('a branch then and now', () => {
  it('says of each question what became of it since the inspection before, as it was found', () => {
    const questions = compareResults([
      inspection('food', part({ fell: 0, rose: 2, again: 1, good: 2, mended: 2, skipped: 2 })),
      inspection('food', part({ fell: 2, rose: 0, again: 1, good: 2, mended: 'mended', skipped: null })),
      inspection('food', part({ fell: 1, rose: 1, again: 1, good: 2, mended: 'mended', skipped: 0 })),
    ]).flatMap((category) => category.questions);
    expect(Object.fromEntries(questions.map(({ key, change }) => [key, change]))).toEqual({
      fell: 'worse',
      rose: 'better',
      again: 'repeated',
      good: null,
      // Corrected after both inspections, and found again at the second.
      mended: 'repeated',
      skipped: null,
    });
  });

  const day = (date: number) => new Date(Date.UTC(2026, 10, date));
  const visit = (id: string, branch: string | null, date: number | null) => ({
    id,
    branch: branch === null ? null : { id: branch },
    on: date === null ? null : day(date),
  });

  it.each([
    ['of one branch, in order', [visit('1', 'a', 1), visit('2', 'a', 2)], true],
    ['of one branch, the later first', [visit('2', 'a', 2), visit('1', 'a', 1)], false],
    ['of one day', [visit('1', 'a', 1), visit('2', 'a', 1)], false],
    ['of two branches', [visit('1', 'a', 1), visit('2', 'b', 2)], false],
    ['of vehicles without a branch', [visit('1', null, 1), visit('2', null, 2)], false],
    ['without a day', [visit('1', 'a', null), visit('2', 'a', 2)], false],
  ])('is compared by inspections %s: %#', (_, visits, expected) => {
    expect(areOneHistory(visits)).toBe(expected);
  });

  const series = (branchId: string | null, last: number | null, ...latest: readonly string[]) => ({
    branchId,
    latest,
    lastOn: last === null ? null : day(last),
  });

  it.each([
    ['nothing was inspected', [], null],
    ['every branch was inspected once', [series('a', 2, '2'), series('b', 1, '1')], null],
    ['a branch was inspected twice, in two services', [series('a', 2, '2'), series('a', 1, '1')], null],
    ['only vehicles without a branch were', [series(null, 2, '2', '1')], null],
    [
      'a branch has four inspections: the last three, earliest first',
      [series('a', 4, '4', '3', '2', '1')],
      { branchId: 'a', ids: ['2', '3', '4'] },
    ],
    [
      'the branch inspected last has one, two others have two',
      [series('c', 2, '2', '0'), series('b', 4, '4'), series('a', 3, '3', '1')],
      { branchId: 'a', ids: ['1', '3'] },
    ],
  ])('what to compare is suggested where %s', (_, all, suggested) => {
    expect(suggestComparison(all)).toEqual(suggested);
  });
});
