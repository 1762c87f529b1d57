import { expect, it } from 'vitest';
import { inOrderOf } from '@framework/console/audit/AuditChanges';
import { daysOffResource } from '#resources/daysOff';

it('changes follow the order of the declared fields; changes of undeclared fields come last', () => {
  const changes = { gone: 1, endsOn: 2, reason: 3, startsOn: 4 };
  expect(inOrderOf(daysOffResource, changes).map(([name]) => name)).toEqual([
    'startsOn',
    'endsOn',
    'reason',
    'gone',
  ]);
});
