import { eq } from 'drizzle-orm';
import type { IdentityView, ProfileDraftView } from '#domain/api/profileViews';
import type { ProfileAnswers } from '#domain/profile/profileSteps';
import { tables } from '../../server/db/schema/declared';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { tinyPng, upload } from '../support/upload';

export type Person = Awaited<ReturnType<typeof asRole>>;

export interface ProfileFixture {
  readonly test: TestApp;
  /** Person who has signed up and verified, with a registration to complete. */
  readonly newcomer: Person;
}

export const noon = new Date('2026-11-22T09:00:00Z');

export async function buildProfileFixture(): Promise<ProfileFixture> {
  const test = await buildTestApp(noon);
  return { test, newcomer: await asRole(test, 'client', { profileCompleted: false }) };
}

export async function documentId(test: TestApp, token: string): Promise<string> {
  const { body } = await upload(test, token, { content: tinyPng, name: 'document.png' }, 'document');
  return body.id;
}

/** Branch in the form in which the wizard sends it. */
export async function branchValues(test: TestApp, changes: Record<string, unknown> = {}) {
  const [district] = await test.api.db.select().from(tables.districts).limit(1);
  const [city] = await test.api.db
    .select()
    .from(tables.cities)
    .where(eq(tables.cities.id, String(district?.cityId)));
  return {
    name: 'فرع العليا',
    stateId: String(city?.stateId),
    cityId: String(city?.id),
    districtId: String(district?.id),
    street: 'شارع التحلية',
    place: { latitude: 24.7, longitude: 46.7 },
    responsibleName: 'خالد العتيبي',
    responsiblePhone: '0501234567',
    main: false,
    ...changes,
  };
}

async function clientType(test: TestApp, activity: 'restaurant' | 'fleet') {
  const { clientTypes } = tables;
  const [type] = await test.api.db.select().from(clientTypes).where(eq(clientTypes.activity, activity));
  const [sub] = await test.api.db
    .select()
    .from(clientTypes)
    .where(eq(clientTypes.parentId, String(type?.id)));
  return { clientTypeId: String(type?.id), clientSubTypeId: String(sub?.id) };
}

/** All answers of a registration with one place. */
export async function fullAnswers(
  { test }: Pick<ProfileFixture, 'test'>,
  activity: 'restaurant' | 'fleet' = 'restaurant',
): Promise<Required<ProfileAnswers>> {
  return {
    company: { ...(await clientType(test, activity)), companyName: 'مطعم الضيافة' },
    locations: { kind: 'single', branches: [await branchValues(test)] },
  };
}

/** Answers for each part of a restaurant's profile. */
export async function partAnswers({ test }: Pick<ProfileFixture, 'test'>, token: string) {
  const { db } = test.api;
  const [[cuisine], [nationality]] = await Promise.all([
    db.select().from(tables.cuisineTypes).limit(1),
    db.select().from(tables.nationalities).limit(1),
  ]);
  const document = await documentId(test, token);
  return {
    numbers: { commercialRegistration: '7001234567', taxNumber: '310122393500003' },
    papers: {
      commercialDocument: document,
      taxDocument: document,
      municipalLicenceNumber: '٤٠١٢٣٤٥٦٧٨',
      municipalLicence: document,
    },
    premises: {
      cuisineTypeId: String(cuisine?.id),
      employees: 12,
      nationalityIds: [String(nationality?.id)],
      shopArea: 120,
    },
    bank: { iban: 'SA0380000000608010167519', bankDocument: document },
  };
}

export function saveDraft(test: TestApp, token: string, answers: ProfileAnswers, step = 'identity') {
  return call<ProfileDraftView>(test, 'profile.saveDraft', { token, body: { step, answers } });
}

export function complete(test: TestApp, token: string) {
  return call<{ code: string; errors?: Record<string, string[]>; profile_completed: boolean }>(
    test,
    'clients.completeProfile',
    { token },
  );
}

export function startIdentity(test: Pick<TestApp, 'app'>, token: string, nationalId: string) {
  return call<IdentityView & { code: string }>(test, 'identity.start', { token, body: { nationalId } });
}

export async function identityState(test: Pick<TestApp, 'app'>, token: string): Promise<IdentityView> {
  return (await call<IdentityView>(test, 'identity.status', { token })).body;
}

/** Sets the clock to a time after `noon`. */
export function later(test: TestApp, seconds: number): void {
  test.setNow(new Date(noon.getTime() + seconds * 1000));
}

export async function proveIdentity(test: TestApp, token: string, nationalId = '1000000008'): Promise<void> {
  await startIdentity(test, token, nationalId);
  test.setNow(new Date(test.api.clock().getTime() + 10_000));
  await identityState(test, token);
}

export function livingBranches(test: TestApp, clientId: string) {
  const { branches } = tables;
  return test.api.db
    .select()
    .from(branches)
    .where(eq(branches.clientId, clientId))
    .then((rows) => rows.filter(({ deletedAt }) => deletedAt === null));
}
