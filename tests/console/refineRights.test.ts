// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { accessControlProvider } from '@framework/providers/may';
import { useSession } from '@framework/providers/session';

const daysOff = { name: 'admin/days-off', identifier: 'daysOff' };

/** Asks as Refine’s buttons do: by the resource’s path, with the resource as a parameter. */
const mayOpen = async (role: 'admin' | 'client') => {
  useSession.setState({ user: { role } as never });
  const asked = { resource: daysOff.name, action: 'list', params: { resource: daysOff } };
  return (await accessControlProvider.can(asked)).can;
};

it('Refine’s buttons follow the declared access even where the resource’s path differs from its name', async () => {
  expect(await mayOpen('admin')).toBe(true);
  expect(await mayOpen('client')).toBe(false);
});
