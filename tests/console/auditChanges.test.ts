import { expect, it } from 'vitest';
import { changedNames, inOrderOf } from 'sijil/react/console/audit/AuditChanges';
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

const before = ['f1', 'f2', 'f3'];
const names = ['front.png', null, 'paper.pdf'];

it('for several files the history names those added and removed, or all of them where only the order changed', () => {
  expect(changedNames(before, names, ['f1'])).toEqual(['paper.pdf']);
  expect(changedNames(['f1', 'f4'], ['front.png', 'side.png'], before)).toEqual(['side.png']);
  expect(changedNames(['f3', 'f1'], ['paper.pdf', 'front.png'], ['f1', 'f3'])).toEqual([
    'paper.pdf',
    'front.png',
  ]);
  expect(changedNames('f1', 'logo.png', 'f2')).toEqual(['logo.png']);
  expect(changedNames(['f1'], ['front.png'], ['f1', 'f2'])).toBeNull();
  expect(changedNames(['f9'], [null], [])).toEqual([]);
});
