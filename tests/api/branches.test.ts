import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BranchManagerView, UnassignedView } from '#domain/api/profileViews';
import type { OwnBranchView } from '#domain/api/orderViews';
import { users } from '../../server/db/schema/users';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { addBranch } from './ordersFixture';
import {
  branchValues,
  buildProfileFixture,
  livingBranches,
  type Person,
  type ProfileFixture,
} from './profileFixture';

let fixture: ProfileFixture;
let client: Person;
let first: string;
let second: string;
beforeAll(async () => {
  fixture = await buildProfileFixture();
  client = await asRole(fixture.test, 'client');
  first = await addBranch(fixture.test, client.id);
});
afterAll(() => fixture?.test.close());

interface Branch {
  readonly id: string;
  readonly version: number;
  readonly main: boolean;
  readonly street: string;
}
type Refusal = { readonly errors?: Record<string, string[]> };

const getBranch = (id: string, token = client.token) =>
  call<Branch>(fixture.test, 'branches.getOwn', { token, params: { id } });
const updateBranch = (id: string, body: object, token = client.token) =>
  call<Branch & Refusal>(fixture.test, 'branches.updateOwn', { token, params: { id }, body });
const convert = async (rows: readonly Record<string, unknown>[], token = client.token) =>
  call<OwnBranchView[] & Refusal>(fixture.test, 'branches.convertToMultiple', {
    token,
    body: { branches: await Promise.all(rows.map((row) => branchValues(fixture.test, row))) },
  });

describe('converting a single location to several branches', () => {
  it('adds the new branches and leaves the first one the main branch', async () => {
    const { status, body } = await convert([{ name: 'فرع الملقا' }]);
    expect(status).toBe(201);
    expect(body.map(({ name, main }) => [name, main])).toEqual([
      ['فرع العليا', true],
      ['فرع الملقا', false],
    ]);
    second = body[1]?.id ?? '';
  });

  it('refuses two new main branches', async () => {
    const { status, body } = await convert([{ main: true }, { main: true }]);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['branches']]);
    expect(await livingBranches(fixture.test, client.id)).toHaveLength(2);
  });

  it('adds all of the new branches or none', async () => {
    const { id: districtId } = { id: '6f0c6a3e-0000-4000-8000-000000000000' };
    expect((await convert([{ name: 'سليم' }, { name: 'معيب', districtId }])).status).toBe(400);
    expect(await livingBranches(fixture.test, client.id)).toHaveLength(2);
  });
});

describe('a company’s own branch', () => {
  it('can be edited, and making another branch the main one replaces the former', async () => {
    const { body } = await getBranch(second);
    const changed = await updateBranch(second, { version: body.version, street: 'شارع أنس', main: true });
    expect(changed.body).toMatchObject({ street: 'شارع أنس', main: true, version: body.version + 1 });
    expect((await getBranch(first)).body.main).toBe(false);
  });

  it('cannot stop being the main branch while no other is', async () => {
    const { version } = (await getBranch(second)).body;
    expect((await updateBranch(second, { version, main: false })).status).toBe(409);
  });

  it('is not overwritten from a stale version', async () => {
    expect((await updateBranch(second, { version: 0, street: 'قديم' })).status).toBe(409);
  });

  it('is not found for another company', async () => {
    const stranger = await asRole(fixture.test, 'client');
    expect((await getBranch(first, stranger.token)).status).toBe(404);
    expect((await updateBranch(first, { version: 1, street: 'x' }, stranger.token)).status).toBe(404);
  });

  it('refuses changes of its company and its active state', async () => {
    const { version } = (await getBranch(first)).body;
    const { status, body } = await updateBranch(first, { version, active: false, clientId: client.id });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['active', 'clientId']]);
  });
});

describe('a branch manager', () => {
  const manage = <T = BranchManagerView>(
    id: 'branchManagers.sync' | 'branchManagers.changeStatus',
    managerId: string,
    body: object,
    token = client.token,
  ) => call<T>(fixture.test, id, { token, params: { id: managerId }, body });
  const invite = (body: object, token = client.token) =>
    call<BranchManagerView & Refusal>(fixture.test, 'branchManagers.assign', { token, body });
  const invited = { name: 'ماجد الحربي', email: 'majed@example.test', phone: '0509998877' };

  it('is invited by mail with a one-time password and the names of their branches', async () => {
    const { status, body } = await invite({ ...invited, branchIds: [second] });
    expect(status).toBe(201);
    expect(body).toMatchObject({ invited: true, active: true, branches: [{ id: second }] });
    await fixture.test.runJobs();
    const mail = fixture.test.mails.find(({ to }) => to === invited.email);
    for (const name of body.branches.map((branch) => branch.name)) expect(mail?.text).toContain(name);
    expect(mail?.subject).toMatch(/^دعوة من .+ لمتابعة فروعها/);
    const password = /: (S\w{11})/.exec(mail?.text ?? '')?.[1];
    const login = await call<{ user: { must_change_password: boolean } }>(fixture.test, 'auth.login', {
      body: { email: invited.email, password },
    });
    expect(login.body.user.must_change_password).toBe(true);
  });

  it('cannot be invited twice, without a branch, or for another company’s branch', async () => {
    expect((await invite({ ...invited, branchIds: [second] })).body.errors).toHaveProperty('email');
    expect((await invite({ ...invited, branchIds: [] })).body.errors).toHaveProperty('branchIds');
    const other = await asRole(fixture.test, 'client');
    const foreign = await addBranch(fixture.test, other.id);
    const refused = await invite({ ...invited, email: 'new@example.test', branchIds: [foreign] });
    expect(refused).toMatchObject({ status: 400, body: { errors: { branchIds: [expect.any(String)] } } });
  });

  it('is invited alike if the address has an account, whose owner gets no password and stays signed in', async () => {
    const owner = await asRole(fixture.test, 'client');
    const rival = await asRole(fixture.test, 'client');
    const [known] = await fixture.test.api.db.select().from(users).where(eq(users.id, owner.id));
    const email = String(known?.email);
    const outcome = ({ status, body }: Awaited<ReturnType<typeof invite>>) => ({
      status,
      row: {
        ...body,
        id: null,
        email: null,
      },
    });
    const both = { ...invited, branchIds: [second] };
    const inVain = await invite({ ...both, email });
    expect(outcome(inVain)).toEqual(outcome(await invite({ ...both, email: 'free@example.test' })));
    expect(inVain.status).toBe(201);
    expect((await invite({ ...both, email })).body.errors).toHaveProperty('email');
    const theirs = { ...both, email, branchIds: [await addBranch(fixture.test, rival.id)] };
    expect((await invite(theirs, rival.token)).status).toBe(201);

    await fixture.test.runJobs();
    const mails = fixture.test.mails.filter(({ to }) => to === email);
    expect(mails.map(({ text }) => /: S\w{11}/.test(text))).toEqual([false, false]);
    expect((await call(fixture.test, 'session.get', { token: owner.token })).status).toBe(200);
    const admin = await asRole(fixture.test, 'admin');
    const params = { id: inVain.body.id };
    const renewed = await call(fixture.test, 'adminUsers.changePassword', { token: admin.token, params });
    expect(renewed).toMatchObject({ status: 409, body: { code: 'invited_address_taken' } });
    await manage('branchManagers.sync', inVain.body.id, { branchIds: [] });
  });

  it('invited by four companies at once gets one account, and every company the same answer', async () => {
    const rivals = await Promise.all(Array.from({ length: 4 }, () => asRole(fixture.test, 'client')));
    const email = 'wanted@example.test';
    const branches = await Promise.all(rivals.map(({ id }) => addBranch(fixture.test, id)));
    const answers = await Promise.all(
      rivals.map(({ token }, index) => invite({ ...invited, email, branchIds: [branches[index]] }, token)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const rows = await fixture.test.api.db.select().from(users).where(eq(users.email, email));
    expect(rows.filter(({ emailTaken }) => !emailTaken)).toHaveLength(1);
  });

  it('can read and edit only their assigned branches', async () => {
    const manager = await asRole(fixture.test, 'branch_manager', { clientId: client.id });
    const seen = async () =>
      (await call<OwnBranchView[]>(fixture.test, 'branches.listOwn', { token: manager.token })).body.map(
        ({ id }) => id,
      );
    expect(await seen()).toEqual([]);
    await manage('branchManagers.sync', manager.id, { branchIds: [first] });
    expect(await seen()).toEqual([first]);
    expect((await getBranch(second, manager.token)).status).toBe(404);
    const { version } = (await getBranch(first, manager.token)).body;
    const main = await updateBranch(first, { version, main: true }, manager.token);
    expect(main.status).toBe(400);
    expect((await updateBranch(first, { version, street: 'الجديد' }, manager.token)).status).toBe(200);
    await manage('branchManagers.sync', manager.id, { branchIds: [second] });
    expect(await seen()).toEqual([second]);
  });

  it('without a branch is listed as unassigned, as is a branch without a manager', async () => {
    const idle = await asRole(fixture.test, 'branch_manager', { clientId: client.id });
    const { body } = await call<UnassignedView>(fixture.test, 'branchManagers.unassigned', {
      token: client.token,
    });
    expect(body.managers.map(({ id }) => id)).toContain(idle.id);
    expect(body.branches.map(({ id }) => id)).toEqual([first]);
  });

  it('is signed out when deactivated', async () => {
    const manager = await asRole(fixture.test, 'branch_manager', { clientId: client.id });
    const { body } = await manage('branchManagers.changeStatus', manager.id, { active: false });
    expect(body.active).toBe(false);
    expect((await call(fixture.test, 'session.get', { token: manager.token })).status).toBe(401);
  });

  it('is not found for another company, but is for an admin', async () => {
    const stranger = await asRole(fixture.test, 'client');
    const admin = await asRole(fixture.test, 'admin');
    const manager = await asRole(fixture.test, 'branch_manager', { clientId: client.id });
    const read = (token: string) =>
      call(fixture.test, 'branchManagers.byUser', { token, params: { userId: manager.id } });
    expect((await read(stranger.token)).status).toBe(404);
    expect((await manage('branchManagers.sync', manager.id, { branchIds: [] }, stranger.token)).status).toBe(
      404,
    );
    expect((await read(client.token)).status).toBe(200);
    expect((await read(admin.token)).status).toBe(200);
  });

  it('may not list branch managers', async () => {
    const manager = await asRole(fixture.test, 'branch_manager', { clientId: client.id });
    expect((await call(fixture.test, 'branchManagers.list', { token: manager.token })).status).toBe(403);
  });
});
