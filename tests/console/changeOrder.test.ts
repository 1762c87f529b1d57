import { expect, it } from 'vitest';
import { inOrderOf } from '@framework/console/audit/AuditChanges';
import { daysOffResource } from '#resources/daysOff';

it('changes are in the order of the declared fields, and those that are declared no more at the end', () => {
  const changes = { gone: 1, endsOn: 2, reason: 3, startsOn: 4 };
  expect(inOrderOf(daysOffResource, changes).map(([name]) => name)).toEqual([
    'startsOn',
    'endsOn',
    'reason',
    'gone',
  ]);
});
