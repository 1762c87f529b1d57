import { randomUUID } from 'node:crypto';
import type { OperationId } from '#domain/access/operations';
import { operations } from '#domain/access/operations';
import type { RequestView } from '#domain/api/requestViews';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import type { RequestStatus } from '#domain/workflow/statuses';
import { eq } from 'drizzle-orm';
import { formVersions, requests, requestVehicles } from '../../server/db/schema/requests';
import { templates } from '../../server/db/schema/templates';
import { tables } from '../../server/db/schema/declared';
import { makeCategory, makeForm, makeQuestion } from '../domain/forms/sampleForm';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { type Answer, call } from '../support/call';
import { formNamed } from '../support/formNamed';
import { asRole } from '../support/people';
import { tinyPng, upload } from '../support/upload';

type Person = Awaited<ReturnType<typeof asRole>>;

/** A Sunday, ten in the morning in Riyadh. */
export const sunday = new Date('2026-11-22T07:00:00Z');

export interface InspectionsFixture {
  readonly test: TestApp;
  readonly client: Person;
  readonly supervisor: Person;
  readonly inspector: Person;
  readonly operator: Person;
  readonly cityId: string;
  readonly branchId: string;
  readonly serviceId: string;
  readonly formVersionId: string;
}

/** Ten questions of equal weight: each 0 costs ten points and each 1 five; the first three are critical. */
export const tenQuestions: InspectionForm = makeForm(
  makeCategory(
    'kitchen',
    100,
    Array.from({ length: 10 }, (_, index) =>
      makeQuestion(`q${index + 1}`, {
        severity: index < 3 ? 'critical' : 'major',
        requiresImage: index === 9,
      }),
    ),
  ),
);

/** Builds the real app, or uses an existing one, with a company, its branch, and everybody who takes part in an inspection. */
export async function buildInspectionsFixture(built?: TestApp): Promise<InspectionsFixture> {
  const test = built ?? (await buildTestApp(sunday));
  const { db } = test.api;
  const [client, supervisor, operator] = [
    await asRole(test, 'client'),
    await asRole(test, 'supervisor'),
    await asRole(test, 'admin_operation'),
  ];
  const inspector = await asRole(test, 'inspector', { supervisorId: supervisor.id });
  const [city] = await db.select().from(tables.cities).limit(1);
  if (!city) throw new Error('the reference data holds no city');
  const [branch] = await db
    .insert(tables.branches)
    .values({
      id: randomUUID(),
      active: true,
      main: true,
      clientId: client.id,
      name: 'فرع العليا',
      stateId: city.stateId,
      cityId: city.id,
      street: 'شارع العليا',
      place: { latitude: 24.7, longitude: 46.7 },
      responsibleName: 'خالد',
      responsiblePhone: '+966501234567',
    })
    .returning();
  const [service] = await db
    .insert(tables.services)
    .values({
      id: randomUUID(),
      active: true,
      requiresContractReview: false,
      name: { ar: 'تفتيش سلامة الغذاء', en: 'Food-safety inspection' },
      description: { ar: 'وصف', en: 'Description' },
      subject: 'branch',
      billing: 'single',
      basePrice: 100_000,
      formId: await formNamed(test, 'restaurant_food_safety'),
    })
    .returning();
  return {
    test,
    client,
    supervisor,
    inspector,
    operator,
    cityId: city.id,
    branchId: String(branch?.id),
    serviceId: String(service?.id),
    formVersionId: await addForm(test, tenQuestions),
  };
}

export async function addForm(test: TestApp, body: InspectionForm): Promise<string> {
  const key = `form-${randomUUID()}`;
  const { title: name, subject } = body;
  const [template] = await test.api.db
    .insert(templates)
    .values({
      kind: 'form',
      key,
      name,
      subject,
      draft: body,
      status: 'published',
      publishedVersion: 1,
    })
    .returning();
  const [row] = await test.api.db
    .insert(formVersions)
    .values({ templateId: String(template?.id), version: 1, body })
    .returning();
  return String(row?.id);
}

type Changes = Partial<typeof requests.$inferInsert>;

/** Creates a request at a status, with its visit in two days; the workflow continues from there. */
export async function makeRequest(
  { test, client, supervisor, inspector, ...fixture }: InspectionsFixture,
  status: RequestStatus,
  changes: Changes = {},
): Promise<string> {
  const [row] = await test.api.db
    .insert(requests)
    .values({
      status,
      kind: 'standard',
      clientId: client.id,
      branchId: fixture.branchId,
      serviceId: fixture.serviceId,
      createdById: client.id,
      formVersionId: fixture.formVersionId,
      supervisorId: supervisor.id,
      inspectorId: inspector.id,
      visitAt: new Date('2026-11-24T07:00:00Z'),
      ...changes,
    })
    .returning({ id: requests.id });
  return String(row?.id);
}

/**
 * Creates a request for vehicles instead of a branch, with its visit today; returns its id and the vehicles' ids in the order
 * of their plates.
 */
export async function makeFleetRequest(
  fixture: InspectionsFixture,
  status: RequestStatus,
  plates: readonly string[],
) {
  const { db } = fixture.test.api;
  const id = await makeRequest(fixture, status, { branchId: null, visitAt: sunday });
  const [type] = await db.select({ id: tables.vehicleTypes.id }).from(tables.vehicleTypes).limit(1);
  const vehicleTypeId = String(type?.id);
  const vehicles = await db
    .insert(tables.vehicles)
    .values(
      plates.map((number) => ({
        id: randomUUID(),
        active: true,
        clientId: fixture.client.id,
        number,
        vehicleTypeId,
        driverName: 'سعد',
      })),
    )
    .returning();
  await db.insert(requestVehicles).values(vehicles.map((one) => ({ requestId: id, vehicleId: one.id })));
  return { id, vehicleIds: vehicles.map((one) => one.id) };
}

export async function readRequest({ test }: InspectionsFixture, id: string) {
  const [row] = await test.api.db.select().from(requests).where(eq(requests.id, id));
  if (!row) throw new Error(`no request ${id}`);
  return row;
}

/** Performs an operation on a request with its current version in the body. */
export async function perform<T = RequestView & { code: string; errors: Record<string, string[]> }>(
  fixture: InspectionsFixture,
  operation: OperationId,
  person: Person,
  id: string,
  body: Record<string, unknown> = {},
  params: Record<string, string> = {},
  language: 'ar' | 'en' = 'en',
): Promise<Answer<T & { message: string }>> {
  const { version } = await readRequest(fixture, id);
  return call(fixture.test, operation, {
    token: person.token,
    params: { id, ...params },
    body: { version, ...body },
    language,
  });
}

/** Uploads an evidence photo as the inspector during the visit. */
export async function photograph({ test, inspector }: InspectionsFixture, id: string): Promise<string> {
  const url = `/api/v1${operations['field.uploadEvidence'].url.replace(':id', id)}`;
  const photo = { content: tinyPng, name: 'photo.png' };
  const { status, body } = await upload(test, inspector.token, photo, 'image', url);
  if (status !== 201) throw new Error(`the photo was refused: ${JSON.stringify(body)}`);
  return body.id;
}

export async function uploadAs({ test }: InspectionsFixture, person: Person): Promise<string> {
  const { body } = await upload(test, person.token, { content: tinyPng, name: 'a.png' }, 'image');
  return body.id;
}

type Scores = Readonly<Record<string, 0 | 1 | 2 | null>>;

/** Answers of a form: every question is compliant except the given ones; the last one has its required photo. */
export function answersOf(scores: Scores, photo: string, vehicleId?: string) {
  return tenQuestions.categories[0]?.questions.map(({ key }) => ({
    questionKey: key,
    score: scores[key] === undefined ? 2 : scores[key],
    fileIds: key === 'q10' ? [photo] : [],
    // A failed critical item needs a note.
    ...(scores[key] === 0 && { note: 'غير مطابق' }),
    ...(vehicleId && { vehicleId }),
  }));
}

/** Creates a branch visit that the inspector has made and submitted with these scores. */
export async function handIn(fixture: InspectionsFixture, scores: Scores): Promise<string> {
  const id = await makeRequest(fixture, 'inspector_assigned', { visitAt: sunday });
  await succeed(perform(fixture, 'field.start', fixture.inspector, id));
  const answers = answersOf(scores, await photograph(fixture, id));
  await succeed(perform(fixture, 'field.submitForm', fixture.inspector, id, { answers }));
  return id;
}

/** Creates such a visit whose results the supervisor has sent to the client. */
export async function sendResults(fixture: InspectionsFixture, scores: Scores): Promise<string> {
  const id = await handIn(fixture, scores);
  await succeed(perform(fixture, 'supervisorInspections.submitChanges', fixture.supervisor, id));
  await succeed(perform(fixture, 'supervisorInspections.sendResults', fixture.supervisor, id));
  return id;
}

export async function succeed<T>(answer: Promise<Answer<T>>): Promise<T> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`refused with ${status}: ${JSON.stringify(body)}`);
  return body;
}
