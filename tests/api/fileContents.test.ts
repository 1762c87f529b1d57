import { shownInFile } from 'sijil/schema/application';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#domain/access/operations';
import { type Resource, apiPath } from 'sijil/schema/resource';
import { readableFields } from 'sijil/server/resources/rights';
import { keysOf } from 'sijil/base/objects';
import { dayMs } from 'sijil/base/time/riyadhTime';
import { exports } from 'sijil/server/db/schema/console';
import { files } from 'sijil/server/db/schema/files';
import { tables } from '../../server/db/schema/declared';
import { users } from '../../server/db/schema/users';
import { toFileLink } from 'sijil/server/files/fileLinks';
import { sendSubscriptions } from 'sijil/server/subscriptions/subscriptions';
import { limitsReading } from 'sijil/schema/roles/mayCall';
import { applyRoles, customRole, nothingTaken, type RecordLimits } from 'sijil/schema/roles/customRoles';
import { resourceNamed } from '#resources';
import { fileMakers, type FilePlace, makeFilePlace, makeFiles } from '../support/fileMakers';
import { askAs } from 'sijil/testing/askAs';
import { type Marker, markersIn, markersOf, plantMarkers } from '../support/plantMarkers';
import { asRole } from '../support/people';
import { textOfFile } from '../support/textOfFile';
import { buildInspectionsFixture } from './inspectionsFixture';

/** Record types whose values a file could hold. */
const sought = [
  ...new Set([
    ...Object.values(shownInFile()).flat(),
    'restaurants',
    'branchDocuments',
    'reviews',
    'tickets',
  ]),
].flatMap((name) => resourceNamed(name) ?? []);
const markers = markersOf(sought);

/** Files that show no record: previews of templates with invented records, the events of a live stream, the logo. */
const withoutRecords: readonly OperationId[] = keysOf(shownInFile()).filter(
  (id) => (shownInFile()[id] ?? []).length === 0,
);

let place: FilePlace;
let admin: { readonly id: string; readonly token: string };
beforeAll(async () => {
  const fixture = await buildInspectionsFixture();
  admin = await asRole(fixture.test, 'admin');
  place = await makeFilePlace(fixture, () => plantMarkers(fixture.test, markers));
  await addRoles();
}, 240_000);
afterAll(async () => {
  await place.fixture.test.close();
  applyRoles([]);
});

async function textOf(files: Awaited<ReturnType<typeof makeFiles>>): Promise<string> {
  const readable = files.filter(({ status }) => status === 200);
  return (await Promise.all(readable.map(({ content }) => textOfFile(content)))).join('\n');
}

const personOf = (id: OperationId) => {
  const { client, supervisor } = place.fixture;
  const base = fileMakers[id]?.base;
  return { base, person: base === 'client' ? client : base === 'supervisor' ? supervisor : admin };
};

/** Ways in which a role limits a record type: by its fields, or entirely. */
const ways = ['fields', 'records'] as const;

/** Returns the markers of a record type that a role does not read: the titles, by which records are known, stay. */
function hiddenBy(resource: Resource, way: (typeof ways)[number]): Marker[] {
  const titles = [resource.title.ar, resource.title.en];
  return markers.filter(
    (one) => one.resource === resource && (way === 'records' || !titles.includes(one.field)),
  );
}

/** Ids of the roles by base, record type and way. */
const roles = new Map<string, string>();

async function addRoles() {
  const { api } = place.fixture.test;
  for (const base of new Set(Object.values(fileMakers).map((one) => one.base)))
    for (const resource of sought)
      for (const way of ways) {
        const fields = Object.fromEntries(
          hiddenBy(resource, way).map(({ field }) => [field, 'hidden'] as const),
        );
        const limits: RecordLimits = way === 'records' ? { read: 'nothing' } : { fields };
        const name = `${base} ${resource.name} ${way}`;
        const id = randomUUID();
        await api.db.insert(tables.customRoles).values({
          id,
          name: { ar: name, en: name },
          base,
          narrowing: { ...nothingTaken, records: { [resource.name]: limits } },
        });
        roles.set(name, id);
      }
  // A change by the API, after which the portal knows all roles.
  const asAdmin = askAs(
    () => place.fixture.test,
    () => admin.token,
  );
  const payload = { name: { ar: 'آخر دور', en: 'Last role' }, base: 'admin', narrowing: nothingTaken };
  expect((await asAdmin('POST', '/custom-roles', { payload })).status).toBe(201);
}

const giveRole = (id: string, customRoleId: string | null) =>
  place.fixture.test.api.db.update(users).set({ customRoleId }).where(eq(users.id, id));

const readable = Object.keys(fileMakers) as OperationId[];

it('every file that shows records is made here', () => {
  expect(readable.toSorted()).toEqual(
    keysOf(shownInFile())
      .filter((id) => !withoutRecords.includes(id))
      .toSorted(),
  );
});

describe.each(readable.map((id) => [id] as const))('the file of %s', (id) => {
  let shown: Marker[];

  it('shows only records that its list declares', async () => {
    const files = await makeFiles(place, id, personOf(id).person.token);
    expect(files.map(({ status }) => status)).toEqual(files.map(() => 200));
    shown = markersIn(await textOf(files), markers);
    if (id !== 'gallery.export') expect(shown.length).toBeGreaterThan(0);
    const declared: readonly string[] = shownInFile()[id] ?? [];
    const undeclared = shown.filter(({ resource }) => !declared.includes(resource.name));
    expect(undeclared.map(({ resource, field }) => `${resource.name}.${field}`)).toEqual([]);
  });

  it('is refused to a role from which a value in it is hidden', async () => {
    const { base, person } = personOf(id);
    const answers: [string, boolean][] = [];
    for (const resource of new Set(shown.map((one) => one.resource)))
      for (const way of ways) {
        const role = roles.get(`${base} ${resource.name} ${way}`);
        const hidden = hiddenBy(resource, way);
        const shows = shown.filter((one) => hidden.includes(one));
        if (role === undefined || shows.length === 0) continue;
        await giveRole(person.id, role);
        const files = await makeFiles(place, id, person.token);
        const limits = limitsReading(resource, customRole(role));
        await giveRole(person.id, null);
        // No role limits a company's own record.
        if (limits)
          answers.push([`${resource.name} ${way}`, markersIn(await textOf(files), shows).length > 0]);
      }
    expect(answers.length > 0).toBe(shown.length > 0);
    expect(answers).toEqual(answers.map(([name]) => [name, false]));
  });
});

const listed = sought.filter(({ access }) => access.read !== undefined && access.read !== 'everyone');

it.each(['csv', 'xlsx'])(
  'a list as %s holds no value of a field that is hidden from its reader',
  async (format) => {
    const { test } = place.fixture;
    const person = await asRole(test, 'admin');
    const made: string[] = [];
    for (const resource of listed) {
      const role = roles.get(`admin ${resource.name} fields`);
      if (role === undefined) continue;
      await giveRole(person.id, role);
      const columns = readableFields(resource, customRole(role)).map(([field]) => field);
      const { statusCode, rawPayload } = await test.app.inject({
        url: `/api/v1${apiPath(resource)}/export?format=${format}&columns=${columns.join(',')}`,
        headers: { authorization: `Bearer ${person.token}` },
      });
      if (statusCode !== 200) continue;
      made.push(resource.name);
      const found = markersIn(await textOfFile(rawPayload), hiddenBy(resource, 'fields'));
      expect(found.map(({ field }) => `${resource.name}.${field}`)).toEqual([]);
    }
    expect(made).toEqual(expect.arrayContaining(['clients', 'branches', 'requests', 'supervisors']));
  },
);

it('a list as pdf holds no value of a field that is hidden from its reader', async () => {
  const { test } = place.fixture;
  const asAdmin = askAs(
    () => test,
    () => admin.token,
  );
  const readers = new Map<Resource, { readonly hides: string; readonly sees: string }>();
  // A few lists: their PDFs show the same table as the sheets above, and take longer to draw.
  for (const resource of listed.filter(({ name }) => ['clients', 'branches', 'supervisors'].includes(name))) {
    const role = roles.get(`admin ${resource.name} fields`);
    if (role === undefined) continue;
    const planted = markers.filter((one) => one.resource === resource);
    const [hides, sees] = [await asRole(test, 'admin'), await asRole(test, 'admin')];
    await giveRole(hides.id, role);
    readers.set(resource, { hides: hides.id, sees: sees.id });
    for (const { id } of [hides, sees]) {
      const payload = {
        name: resource.name,
        list: resource.name,
        address: `/${resource.name}?columns=${planted.map(({ field }) => field).join(',')}`,
        every: 'daily',
        userId: id,
        format: 'pdf',
      };
      const { status, text } = await asAdmin('POST', '/subscriptions', { payload });
      expect([resource.name, status, text]).toEqual([resource.name, 201, expect.anything()]);
    }
  }
  test.setNow(new Date(test.api.clock().getTime() + dayMs));
  await sendSubscriptions(test.api);
  await test.runJobs();
  const found: [string, string[], boolean][] = [];
  for (const [resource, { hides, sees }] of readers) {
    const hidden = hiddenBy(resource, 'fields');
    const [own, all] = [await fileOf(hides), await fileOf(sees)];
    if (!own || !all) continue;
    const ofResource = markers.filter((one) => one.resource === resource);
    const shown = markersIn(own, hidden).map(({ field }) => field);
    found.push([resource.name, shown, markersIn(all, ofResource).length > 0]);
  }
  expect(Object.fromEntries(found.map(([name, , isShown]) => [name, isShown]))).toEqual({
    branches: true,
    clients: true,
    supervisors: true,
  });
  expect(found.filter(([, shown]) => shown.length > 0)).toEqual([]);
});

/** Text of the only file that was made for a person. */
async function fileOf(ownerId: string): Promise<string | null> {
  const { test } = place.fixture;
  const [row] = await test.api.db
    .select({ id: files.id, name: files.name, type: files.type, size: files.size })
    .from(exports)
    .innerJoin(files, eq(files.id, exports.fileId))
    .where(eq(exports.ownerId, ownerId));
  return row ? textOfFile((await test.app.inject(toFileLink(test.api, row).url)).rawPayload) : null;
}
