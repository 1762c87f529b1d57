import { expect, it } from 'vitest';
import { type LinkAction } from 'sijil/schema/resource';
import type { Role } from '#domain/access/roles';
import { fillAddress } from 'sijil/schema/generatedScreens';
import { resources } from '#resources';
import { offeredActions } from 'sijil/react/console/actions/offeredActions';
import { hasRowActions } from 'sijil/react/console/list/recordCells';

const { requests, certificates } = resources;
const ended = { id: 'request-7', serviceId: 'service-3', status: 'inspection_completed' };

const offered = (role: Role, record: Readonly<Record<string, unknown>>) =>
  offeredActions(requests, record, role).filter((action): action is LinkAction => 'link' in action);

it('a client reorders an ended request from its row: the wizard of its service opens with that request', () => {
  for (const role of ['client', 'branch_manager'] as const)
    for (const status of ['inspection_completed', 'cancelled'])
      expect(offered(role, { ...ended, status }).map(({ link }) => fillAddress(link, ended))).toEqual([
        '/services/service-3?again=request-7',
      ]);
});

it('reordering is not offered for a running request, nor to staff', () => {
  expect(offered('client', { ...ended, status: 'inspection_started' })).toEqual([]);
  for (const role of ['admin', 'admin_operation', 'supervisor'] as const)
    expect(offered(role, ended)).toEqual([]);
});

it('a read-only list has row actions only for the roles that one of its actions is for', () => {
  expect(hasRowActions(requests, 'client')).toBe(true);
  expect(hasRowActions(requests, 'admin')).toBe(false);
  expect(hasRowActions(certificates, 'admin')).toBe(true);
  expect(hasRowActions(certificates, 'client')).toBe(false);
});

it('a link address is null where the record lacks one of its values, and values are URL-encoded', () => {
  expect(fillAddress('/services/:serviceId?again=:id', { id: '7' })).toBeNull();
  expect(fillAddress('/services/:serviceId?again=:id', { id: 'a b&c', serviceId: '3' })).toBe(
    '/services/3?again=a%20b%26c',
  );
});
