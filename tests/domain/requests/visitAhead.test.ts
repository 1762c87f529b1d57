import { expect, it } from 'vitest';
import { isVisitAhead } from '#domain/workflow/statusGroups';
import { statusNames } from '#domain/workflow/statuses';

const now = new Date('2026-11-22T07:00:00Z');
const [before, after] = ['2026-11-22T06:59:59Z', '2026-11-22T07:00:01Z'];

it('a visit is upcoming from its proposal to its start, and only while its time is in the future', () => {
  const ahead = (visitAt: string | null) =>
    statusNames.filter((status) => isVisitAhead({ status, visitAt }, now));
  expect(ahead(after)).toEqual(['details_sent', 'details_approved', 'inspector_assigned']);
  expect(ahead(before)).toEqual([]);
  expect(ahead(null)).toEqual([]);
});
