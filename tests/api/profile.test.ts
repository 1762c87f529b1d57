import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonView, ProfileDraftView, SessionUser } from '#domain/api/profileViews';
import type { ProfileAnswers } from '#domain/profile/profileSteps';
import { visit } from 'sijil/schema/visits';
import { auditEntries } from 'sijil/server/db/schema/users';
import { tables } from '../../server/db/schema/declared';
import { call } from '../support/call';
import { asRole, openSession } from '../support/people';
import {
  branchValues,
  buildProfileFixture,
  complete,
  fullAnswers,
  livingBranches,
  type ProfileFixture,
  proveIdentity,
  saveDraft,
} from './profileFixture';

let fixture: ProfileFixture;
beforeAll(async () => {
  fixture = await buildProfileFixture();
});
afterAll(() => fixture?.test.close());

const newcomer = () => asRole(fixture.test, 'client', { profileCompleted: false });
const session = async (token: string) =>
  (await call<SessionUser>(fixture.test, 'session.get', { token })).body;
const entry = ({ profile_completed, role }: SessionUser) =>
  visit('/clientDashboard', '/clientDashboard', { role, profile_completed });

describe('an incomplete registration', () => {
  it('resumes on another device as it was typed, including wrong and missing values', async () => {
    const { test } = fixture;
    const { id, token } = await newcomer();
    const answers = {
      company: { companyName: 'مطعم نصف مسجل', clientTypeId: 'x' },
      locations: { kind: 'several', branches: [{ name: 'الأول' }] },
    };
    await saveDraft(test, token, answers, 'locations');
    const elsewhere = await openSession(test, id, { ip: '10.0.0.9', userAgent: 'tablet' });
    const { body } = await call<ProfileDraftView>(test, 'profile.getDraft', { token: elsewhere });
    expect(body).toMatchObject({
      step: 'locations',
      answers,
      done: { company: false, locations: false, identity: false },
    });
  });

  it('is prefilled with the company and contact person from the sign-up', async () => {
    const { token } = await newcomer();
    const { body } = await call<ProfileDraftView>(fixture.test, 'profile.getDraft', { token });
    expect(body.step).toBe('company');
    const companyName = body.answers.company?.['companyName'];
    expect(String(companyName)).toContain('شركة الاختبار');
    const [place] = (body.answers.locations?.['branches'] ?? []) as Record<string, unknown>[];
    expect(place).toMatchObject({ name: companyName, responsiblePhone: '+966501234567', main: true });
    expect(String(place?.['responsibleName'])).toMatch(/^client \d+$/);
  });

  it('reports which steps are valid', async () => {
    const { token } = await newcomer();
    const { company } = await fullAnswers(fixture);
    const { body } = await saveDraft(fixture.test, token, { company });
    expect(body.done).toMatchObject({ company: true, locations: false });
  });

  it.each([
    ['an unknown step of answers', { payment: {} }],
    ['more than a registration can be', { company: { companyName: 'ا'.repeat(110_000) } }],
    ['a character that cannot be kept', { company: { companyName: 'a\u0000b' } }],
  ])('refuses to save %s', async (_, answers) => {
    const { token } = await newcomer();
    expect((await saveDraft(fixture.test, token, answers as ProfileAnswers)).status).toBe(400);
  });

  it('is refused to a branch manager', async () => {
    const manager = await asRole(fixture.test, 'branch_manager', { clientId: fixture.newcomer.id });
    expect((await call(fixture.test, 'profile.getDraft', { token: manager.token })).status).toBe(403);
    expect((await complete(fixture.test, manager.token)).status).toBe(403);
  });
});

describe('completing a registration', () => {
  it('opens the portal, and creates the restaurant, the main branch and an audit entry', async () => {
    const { test } = fixture;
    const { id, token } = await newcomer();
    expect(entry(await session(token))).toEqual({ allowed: false, redirectTo: '/complete-registration' });
    await saveDraft(test, token, await fullAnswers(fixture));
    await proveIdentity(test, token);
    expect(await complete(test, token)).toMatchObject({ status: 200, body: { profile_completed: true } });
    expect(entry(await session(token))).toEqual({ allowed: true });

    const [client] = await test.api.db.select().from(tables.clients).where(eq(tables.clients.id, id));
    expect(client).toMatchObject({ companyName: 'مطعم الضيافة', profileCompleted: true });
    const [restaurant] = await test.api.db
      .select()
      .from(tables.restaurants)
      .where(eq(tables.restaurants.clientId, id));
    expect(restaurant).toMatchObject({ name: 'مطعم الضيافة' });
    expect(await livingBranches(test, id)).toMatchObject([
      { main: true, restaurantId: restaurant?.id, responsiblePhone: '+966501234567' },
    ]);
    const audited = await test.api.db.select().from(auditEntries).where(eq(auditEntries.recordId, id));
    expect(audited.at(-1)).toMatchObject({ resource: 'clients', action: 'update', actorId: id });
  });

  it('succeeds once with simultaneous calls', async () => {
    const { test } = fixture;
    const { id, token } = await newcomer();
    await saveDraft(test, token, await fullAnswers(fixture));
    await proveIdentity(test, token);
    const both = await Promise.all([complete(test, token), complete(test, token)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await livingBranches(test, id)).toHaveLength(1);
    expect((await saveDraft(test, token, {})).body).toMatchObject({ code: 'profile_already_complete' });
  });

  it('creates no restaurant for a fleet', async () => {
    const { test } = fixture;
    const { id, token } = await newcomer();
    await saveDraft(test, token, await fullAnswers(fixture, 'fleet'));
    await proveIdentity(test, token);
    expect((await complete(test, token)).status).toBe(200);
    expect(await livingBranches(test, id)).toMatchObject([{ restaurantId: null, main: true }]);
  });

  it('requires a verified identity', async () => {
    const { token } = await newcomer();
    await saveDraft(fixture.test, token, await fullAnswers(fixture));
    expect(await complete(fixture.test, token)).toMatchObject({
      status: 409,
      body: { code: 'identity_not_verified' },
    });
    expect((await session(token)).profile_completed).toBe(false);
  });

  it('names everything that is missing by step and field', async () => {
    const { token } = await newcomer();
    const { status, body } = await complete(fixture.test, token);
    expect([status, body.code]).toEqual([409, 'profile_incomplete']);
    expect(Object.keys(body.errors ?? {})).toEqual(
      expect.arrayContaining(['company.clientTypeId', 'locations.branches.0.street']),
    );
  });
});

describe('the locations of a company', () => {
  async function tryPlaces(kind: 'single' | 'several', mains: readonly boolean[]) {
    const { token } = await newcomer();
    const answers = await fullAnswers(fixture);
    const branches = await Promise.all(
      mains.map((main, index) => branchValues(fixture.test, { name: `فرع ${index + 1}`, main })),
    );
    await saveDraft(fixture.test, token, { ...answers, locations: { kind, branches } });
    await proveIdentity(fixture.test, token);
    return complete(fixture.test, token);
  }

  it.each([
    ['several branches, but one', 'several', [true]],
    ['two main branches', 'several', [true, true]],
    ['no main branch', 'several', [false, false]],
    ['a single location with two addresses', 'single', [true, false]],
  ] as const)('are refused as %s', async (_, kind, mains) => {
    const { status, body } = await tryPlaces(kind, mains);
    expect(status).toBe(409);
    expect(Object.keys(body.errors ?? {})).toEqual(['locations.branches']);
  });

  it('can be several branches with one main branch', async () => {
    expect((await tryPlaces('several', [false, true, false])).status).toBe(200);
  });

  it('have the opening hours that the registration states', async () => {
    const { id, token } = await newcomer();
    const answers = await fullAnswers(fixture);
    const openingHours = [{ days: ['sun', 'mon'], hours: '13:00-02:00' }];
    const branches = [{ ...(await branchValues(fixture.test)), openingHours }];
    await saveDraft(fixture.test, token, { ...answers, locations: { kind: 'single', branches } });
    await proveIdentity(fixture.test, token);
    expect((await complete(fixture.test, token)).status).toBe(200);
    const [branch] = await livingBranches(fixture.test, id);
    expect(branch?.openingHours).toEqual([
      { id: expect.any(String), days: ['sun', 'mon'], hours: '13:00-02:00' },
    ]);
  });

  it('must be in a city of their state', async () => {
    const { token } = await newcomer();
    const answers = await fullAnswers(fixture);
    const place = await branchValues(fixture.test);
    const states = await fixture.test.api.db.select().from(tables.states);
    const other = states.find(({ id }) => id !== place.stateId);
    const branches = [{ ...place, stateId: other?.id }];
    await saveDraft(fixture.test, token, { ...answers, locations: { kind: 'single', branches } });
    await proveIdentity(fixture.test, token);
    expect(await complete(fixture.test, token)).toMatchObject({
      status: 400,
      body: { errors: { cityId: [expect.any(String)] } },
    });
    expect((await session(token)).profile_completed).toBe(false);
  });
});

describe('a company’s contact person', () => {
  it('can change name, phone and position, which is audited on the company’s record', async () => {
    const { id, token } = await asRole(fixture.test, 'client');
    const { body } = await call<PersonView>(fixture.test, 'profile.updatePerson', {
      token,
      body: { name: 'سارة القحطاني', phone: '٠٥٠٧٦٥٤٣٢١', position: 'مديرة التشغيل' },
    });
    expect(body).toMatchObject({ name: 'سارة القحطاني', phone: '+966507654321', position: 'مديرة التشغيل' });
    const trail = await fixture.test.api.db.select().from(auditEntries).where(eq(auditEntries.recordId, id));
    expect(Object.keys(trail[0]?.changes ?? {})).toEqual(['name', 'phone', 'position']);
  });

  it('gives the company’s name in English, in Latin letters; a branch manager cannot', async () => {
    const { id, token } = await asRole(fixture.test, 'client');
    const manager = await asRole(fixture.test, 'branch_manager', { clientId: id });
    const save = (by: string, companyNameEn?: string) =>
      call<PersonView>(fixture.test, 'profile.updatePerson', {
        token: by,
        body: { name: 'سارة القحطاني', phone: '0507654321', ...(companyNameEn && { companyNameEn }) },
      });
    expect((await save(token, 'مطاعم النخيل')).status).toBe(400);
    expect((await save(token, 'Palm Restaurants')).body.companyNameEn).toBe('Palm Restaurants');
    await save(manager.token, 'Somebody Else');
    // An app that does not know the field leaves it unchanged.
    await save(token);
    const company = await call<{ companyNameEn: string }>(fixture.test, 'clients.getProfile', {
      token,
      params: { userId: id },
    });
    expect(company.body.companyNameEn).toBe('Palm Restaurants');
  });

  it('cannot change their verified email', async () => {
    const { token } = await asRole(fixture.test, 'client');
    const body = { name: 'سارة', phone: '0501234567', email: 'other@example.test' };
    expect((await call(fixture.test, 'profile.updatePerson', { token, body })).status).toBe(400);
  });
});
