import { expect, it } from 'vitest';
import { isVisitAhead } from '#domain/workflow/statusGroups';
import { statusNames } from '#domain/workflow/statuses';

const now = new Date('2026-11-22T07:00:00Z');
const [before, after] = ['2026-11-22T06:59:59Z', '2026-11-22T07:00:01Z'];

it('a visit is ahead from its proposal until it begins, unless it was rejected or its time is past', () => {
  const ahead = (visitAt: string | null) =>
    statusNames.filter((status) => isVisitAhead({ status, visitAt }, now));
  expect(ahead(after)).toEqual(['details_sent', 'details_approved', 'inspector_assigned']);
  expect(ahead(before)).toEqual([]);
  expect(ahead(null)).toEqual([]);
});
