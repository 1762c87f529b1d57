// @vitest-environment happy-dom
import i18next from 'i18next';
import { act } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { registry } from '#resources';
import { applyDesign, noDesign } from 'sijil/schema/designs/applyDesign';
import type { TypeDesign } from 'sijil/schema/designs/typeDesign';
import { useSession } from 'sijil/react/providers/session';
import { textsOfLists } from '@/screens/textsOfLists';
import { drawnPage } from '../support/drawn';

const id = '11111111-1111-4111-8111-111111111111';
const typeId = '22222222-2222-4222-8222-222222222222';
const vehicle = {
  id,
  version: 3,
  $title: 'أ ب ح 4821',
  $titles: { vehicleTypeId: 'Truck' },
  clientId: '33333333-3333-4333-8333-333333333333',
  number: 'أ ب ح 4821',
  vehicleTypeId: typeId,
  driverName: 'Iqbal',
  active: true,
};

/** Calls for the vehicle's records as the API receives them: method, path and body. */
const calls: string[] = [];
vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
  const path = address.replace(/^.*\/api\/v1/, '');
  if (path.startsWith('/console/drafts/')) return Promise.resolve(Response.json({ draft: null }));
  if (/(vehicles|records)\b(?!.*visits)/.test(path))
    calls.push([method, path, ...(typeof body === 'string' ? [body] : [])].join(' '));
  const isRecord = path.endsWith(id);
  if (path.startsWith('/records/calibrations'))
    return Promise.resolve(
      Response.json([{ id: typeId, version: 1, $title: 'Thermometer', $titles: {}, name: 'Thermometer' }], {
        headers: { 'x-total-count': '1' },
      }),
    );
  return Promise.resolve(
    Response.json(isRecord ? vehicle : path.includes('/client/vehicles?') ? [vehicle] : [], {
      headers: { 'x-total-count': '1' },
    }),
  );
});
afterAll(() => vi.unstubAllGlobals());

const { changeLanguage, startI18n } = await import('sijil/react/providers/i18n');
const { DialogsRoot } = await import('sijil/react/components/antd/laterControls');
const { queryClient } = await import('sijil/react/providers/RefineRoot');
const { RefineRoot } = await import('sijil/react/providers/RefineRoot');
const pages = {
  '/client/vehicles': (await import('@/pages/client/OwnVehicles')).default,
  '/client/vehicles/:id': (await import('@/pages/client/OwnVehicle')).default,
  '/client/vehicles/:id/edit': (await import('@/pages/client/OwnVehicleForm')).default,
};

const { draw, all } = drawnPage();
const namespaces = ['places', 'accountClient', 'console', 'fields', 'refine', ...textsOfLists];
beforeAll(async () => {
  await startI18n(namespaces);
  // Another file of the same worker may have read English.
  await changeLanguage('ar');
  await i18next.loadNamespaces(namespaces);
});
beforeEach(() => signIn('client'));
afterEach(() => {
  applyDesign(registry, noDesign);
  queryClient.clear();
  calls.length = 0;
});

const signIn = (role: 'client' | 'branch_manager') =>
  useSession.setState({ user: { id: 'a', role, client: { id: vehicle.clientId } } as never });

function Root() {
  return (
    <RefineRoot>
      <DialogsRoot>
        <Outlet />
      </DialogsRoot>
    </RefineRoot>
  );
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

async function open(address: string) {
  const children = Object.entries(pages).map(([path, Page]) => ({ path, element: <Page /> }));
  const router = createMemoryRouter([{ element: <Root />, children }], { initialEntries: [address] });
  await draw(<RouterProvider router={router} />);
  await until(() => all('h1').length > 0);
  await settled();
  return router;
}

/** Waits for a result that takes several steps, such as loading the page's code. */
async function until(isThere: () => boolean) {
  for (let turn = 0; turn < 30 && !isThere(); turn += 1) await settled();
}

const headings = () => all('h1').map((one) => one.textContent);
const buttons = () => all('button, a').map((one) => one.textContent?.trim());

it('the list in Refine’s view has one heading, loads its rows once, and offers “add” to those who may add', async () => {
  await open('/client/vehicles');
  expect(headings()).toEqual(['مركباتي']);
  expect(calls).toEqual(['GET /client/vehicles?_start=0&_end=25']);
  expect(buttons()).toContain('إضافة مركبة');
});

it('a branch manager is not offered to add a vehicle', async () => {
  signIn('branch_manager');
  await open('/client/vehicles');
  expect(buttons()).not.toContain('إضافة مركبة');
});

it('the record is loaded once, and its buttons match the user’s rights', async () => {
  await open(`/client/vehicles/${id}`);
  expect(calls).toEqual([`GET /client/vehicles/${id}`]);
  expect(headings()).toEqual([vehicle.number]);
  await until(() => buttons().includes('حذف المركبة'));
  expect(buttons()).toEqual(expect.arrayContaining(['تعديل', 'طلب تفتيش', 'حذف المركبة']));
});

/** A record type that belongs to vehicles and that these roles may read and write for their own company. */
const calibrations = (
  ownReaders: TypeDesign['ownReaders'],
  ownWriters: TypeDesign['ownWriters'],
): TypeDesign => ({
  name: 'calibrations',
  one: { ar: 'معايرة', en: 'Calibration' },
  many: { ar: 'المعايرات', en: 'Calibrations' },
  titleLabel: null,
  parent: 'vehicles',
  icon: 'star',
  menuGroup: null,
  readers: null,
  writers: null,
  deleters: null,
  ownReaders,
  ownWriters,
});
const headingsOfParts = () => all('h2').map((one) => one.textContent);

it('the record lists its records of a designed type that is open to companies', async () => {
  const types = [calibrations(['client', 'branch_manager'], ['client'])];
  applyDesign(registry, { ...noDesign, version: 1, types });
  await open(`/client/vehicles/${id}`);
  await until(() => calls.length > 1 && buttons().some((one) => one?.includes('Thermometer')));
  expect(headingsOfParts()).toContain('المعايرات');
  expect(calls[1]).toMatch(new RegExp(`^GET /records/calibrations\\?.*parentId=${id}`));
  expect(buttons()).toContain('إضافة معايرة');
});

it('a manager who may only read such records is not offered to add one', async () => {
  signIn('branch_manager');
  applyDesign(registry, {
    ...noDesign,
    version: 1,
    types: [calibrations(['client', 'branch_manager'], ['client'])],
  });
  await open(`/client/vehicles/${id}`);
  await until(() => buttons().some((one) => one?.includes('Thermometer')));
  expect(headingsOfParts()).toContain('المعايرات');
  expect(buttons()).not.toContain('إضافة معايرة');
});

it('a type for staff only is neither shown nor loaded there', async () => {
  applyDesign(registry, { ...noDesign, version: 1, types: [calibrations(null, null)] });
  await open(`/client/vehicles/${id}`);
  expect(headingsOfParts()).not.toContain('المعايرات');
  expect(calls).toEqual([`GET /client/vehicles/${id}`]);
});

it('the form sends the changed values with the version it started from, and returns to the record', async () => {
  const router = await open(`/client/vehicles/${id}/edit`);
  expect(headings()).toEqual(['تعديل المركبة']);
  expect(calls).toEqual([`GET /vehicles/${id}`]);
  const driver = all<HTMLInputElement>('input').find(({ value }) => value === 'Iqbal');
  await act(async () => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (driver) setValue?.call(driver, 'Husain');
    driver?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const save = all<HTMLButtonElement>('.ant-card-actions button');
  expect(save.map((one) => one.textContent?.trim())).toEqual(['حفظ']);
  expect(save[0]?.getAttribute('form')).toBe(all('form')[0]?.id);
  await act(async () => all<HTMLFormElement>('form')[0]?.requestSubmit());
  await until(() => calls.length > 1);
  await settled();
  expect(calls[1]).toBe(`PATCH /vehicles/${id} {"version":3,"driverName":"Husain"}`);
  expect(router.state.location.pathname).toBe(`/client/vehicles/${id}`);
});
