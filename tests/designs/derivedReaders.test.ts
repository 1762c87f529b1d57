import { eq, is, SQL, Table } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { resourceList, resourceNamed } from '#resources';
import { customBases } from '#domain/access/roles';
import { permissionFor } from 'sijil/schema/access';
import { readingOf } from 'sijil/schema/fieldAccess';
import { applyRoles, customRole, type Narrowing, nothingTaken } from 'sijil/schema/roles/customRoles';
import { users } from '../../server/db/schema/users';
import { moduleTables } from '../../server/records/moduleTables';
import { tableNamed } from 'sijil/server/db/schema/tables';
import { askAs } from 'sijil/testing/askAs';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';

type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };
interface Refusal {
  readonly errors: Readonly<Record<string, string[]>>;
}

const drawn = customRole('drawn');
const narrow = (base: (typeof customBases)[number], records: Narrowing['records']) =>
  applyRoles([
    { id: 'drawn', name: { ar: 'دور', en: 'Drawn' }, base, narrowing: { ...nothingTaken, records } },
  ]);
const isRead = (resource: string, field: string) => {
  const found = resourceNamed(resource);
  if (!found) throw new Error(`${resource} is no declaration`);
  return readingOf(found, field, drawn) !== 'never';
};

describe('a derived field of a declaration', () => {
  afterEach(() => applyRoles([]));

  /** The values that each declared field is derived from, read from the declarations' own options. */
  const derived = resourceList.flatMap((resource) =>
    Object.entries(resource.fields).flatMap(([name, field]) => [
      ...(field.computed ? [{ resource, name, from: `${field.computed.of}.${field.computed.by}` }] : []),
      ...(field.shownWhen ? [{ resource, name, from: `${resource.name}.${field.shownWhen.field}` }] : []),
      ...(field.drawnFrom ?? []).map((from) => ({ resource, name, from })),
    ]),
  );

  it.each(derived.map((one) => [`${one.resource.name}.${one.name}`, one.from, one] as const))(
    '%s is not read by a role that does not read %s',
    (_, __, { resource, name, from }) => {
      const [other = '', field] = from.split('.');
      for (const base of customBases) {
        if (permissionFor(resource, 'read', { role: base }) === 'none') continue;
        const source = resourceNamed(other);
        expect(source, other).toBeDefined();
        if (!source || source.access.read === 'everyone') continue;
        if (permissionFor(source, 'read', { role: base }) === 'none') continue;
        if (field !== undefined) {
          expect(source.fields, from).toHaveProperty(field);
          narrow(base, { [other]: { fields: { [field]: 'hidden' } } });
          expect(isRead(resource.name, name), `${base} without ${from}`).toBe(false);
        }
        if (other === resource.name) continue;
        narrow(base, { [other]: { read: 'nothing' } });
        expect(isRead(resource.name, name), `${base} without ${other}`).toBe(false);
      }
    },
  );

  /** Reviewed: what these show is known to everybody who reads the request, or whom to call. */
  const known = [
    'requests.turn',
    'requests.cancelAskedSince',
    'clientsOnHold.name',
    'clientsOnHold.nameEn',
    'clientsOnHold.phone',
    'clientsOnHold.email',
    'clientAccounts.name',
    'clientAccounts.nameEn',
    'clientAccounts.phone',
    'clientAccounts.email',
  ];
  const declaredTables = new Map<unknown, string>([
    ...Object.entries(moduleTables).map(([name, { table }]) => [table, name] as const),
    ...resourceList.filter(({ storedBy }) => !storedBy).map(({ name }) => [tableNamed(name), name] as const),
  ]);

  /** The tables that an expression reads. */
  function tablesIn(part: unknown): unknown[] {
    if (is(part, SQL)) return part.queryChunks.flatMap(tablesIn);
    if (is(part, PgColumn)) return [part.table];
    return is(part, Table) ? [part] : [];
  }

  it('names every declaration whose table its SQL reads', () => {
    const missing = Object.entries(moduleTables).flatMap(([name, { table, derived: fields = {} }]) =>
      Object.entries(fields).flatMap(([field, { value }]) => {
        if (known.includes(`${name}.${field}`)) return [];
        const named = (resourceNamed(name)?.fields[field]?.drawnFrom ?? []).map((one) => one.split('.')[0]);
        const read = [...new Set(tablesIn(value))].filter((one) => one !== table);
        const foreign = read.flatMap((one) => declaredTables.get(one) ?? []);
        // The services only select the visits.
        return foreign
          .filter((one) => !named.includes(one) && one !== 'services' && one !== 'clientTypes')
          .map((one) => `${name}.${field} reads ${one}`);
      }),
    );
    expect(missing).toEqual([]);
  });
});

describe('a column that two declarations show', () => {
  afterEach(() => applyRoles([]));

  it.each([
    ['clients', 'phone', 'users', 'phone'],
    ['supervisors', 'email', 'users', 'email'],
    ['inspectors', 'phone', 'users', 'phone'],
    ['users', 'phone', 'clients', 'phone'],
    ['users', 'email', 'inspectors', 'email'],
    ['clients', 'phone', 'clientsOnHold', 'phone'],
  ])('is hidden in both: %s.%s and %s.%s', (resource, field, other, same) => {
    narrow('admin', { [resource]: { fields: { [field]: 'hidden' } } });
    expect(isRead(resource, field)).toBe(false);
    expect(isRead(other, same)).toBe(false);
  });

  it('of supervisors only leaves that of clients', () => {
    narrow('admin', { supervisors: { fields: { phone: 'hidden' } } });
    expect(isRead('clients', 'phone')).toBe(true);
  });

  it('is hidden in the list of all people where the records of one kind are not read', () => {
    narrow('admin', { clients: { read: 'nothing' } });
    expect(isRead('users', 'phone')).toBe(false);
    expect(isRead('users', 'name')).toBe(true);
    const onHold = resourceNamed('clientsOnHold');
    expect(onHold && permissionFor(onHold, 'read', { role: drawn })).toBe('none');
  });
});

describe('a formula', () => {
  let test: TestApp;
  let admin: ReturnType<typeof as>;
  const as = (token: string) =>
    askAs(
      () => test,
      () => token,
    );
  beforeAll(async () => {
    test = await buildTestApp();
    await test.app.ready();
    admin = as((await asRole(test, 'admin')).token);
  });
  afterAll(() => test.close());

  let made = 0;
  const addField = (ask: ReturnType<typeof as>, values: object) => {
    made += 1;
    return ask<Row & Refusal & { readonly name: string }>('POST', '/custom-fields', {
      payload: {
        resource: 'branches',
        kind: 'text',
        label: { ar: `حقل ${made}`, en: `Field ${made}` },
        ...values,
      },
    });
  };

  async function client() {
    const person = await asRole(test, 'client', { profileCompleted: true });
    const { body: states } = await admin<Row[]>('GET', '/states?_start=0&_end=1');
    const place = { latitude: 24.7, longitude: 46.7 };
    made += 1;
    const { body: city } = await admin<Row>('POST', '/cities', {
      payload: { name: { ar: `مدينة ${made}`, en: `Town ${made}` }, stateId: states[0]?.id, center: place },
    });
    const { body, status, text } = await admin<Row>('POST', '/branches', {
      payload: {
        clientId: person.id,
        name: 'Branch',
        stateId: states[0]?.id,
        cityId: city.id,
        street: 'King Road',
        place,
        responsibleName: 'Sara',
        responsiblePhone: '+966501234567',
      },
    });
    expect([status, text]).toEqual([201, expect.anything()]);
    return { ask: as(person.token), branch: body };
  }

  it('is read by nobody who may not read a field that it uses, also through another formula', async () => {
    const { body: internal } = await addField(admin, { readers: ['admin'] });
    const { body: open } = await addField(admin, {});
    const { body: first } = await addField(admin, { formula: `${internal.name} & ""` });
    const { body: second } = await addField(admin, { formula: `${first.name} & ${open.name}` });
    const { body: harmless } = await addField(admin, { formula: `${open.name} & "!"` });
    const { ask, branch } = await client();
    const { status } = await admin('PATCH', `/branches/${branch.id}`, {
      payload: { [internal.name]: 'SECRET', [open.name]: 'open', version: branch.version },
    });
    expect(status).toBe(200);
    const { body: ofAdmin } = await admin<Row>('GET', `/branches/${branch.id}`);
    expect(ofAdmin).toMatchObject({ [first.name]: 'SECRET', [second.name]: 'SECRETopen' });

    const { body: seen, text } = await ask<Row>('GET', `/branches/${branch.id}`);
    expect(seen).toMatchObject({ [open.name]: 'open', [harmless.name]: 'open!' });
    expect(text).not.toContain('SECRET');
    for (const { name } of [internal, first, second]) {
      expect(seen).not.toHaveProperty(name);
      for (const query of [`${name}=SECRET`, `_sort=${name}`, `${name}_like=SEC`])
        expect([query, (await ask('GET', `/branches?${query}`)).status]).toEqual([query, 400]);
      expect((await ask('GET', `/branches/export?format=csv&columns=${name}`)).status).toBe(400);
      expect((await ask('GET', `/branches/summary?_group=${name}`)).status).not.toBe(200);
    }
    expect((await ask('GET', '/branches?q=SECRET')).body).toEqual([]);
    const session = await ask('GET', '/session');
    expect(session.text).toContain(harmless.name);
    for (const { name } of [internal, first, second]) expect(session.text).not.toContain(`"${name}"`);
    expect(session.text).not.toContain(`${internal.name} &`);
  });

  it('over a field that a custom role hides is hidden from that role, who can make none of it either', async () => {
    await client();
    const { body: derived } = await addField(admin, { formula: 'responsibleName & ""' });
    const { body: role } = await admin<Row>('POST', '/custom-roles', {
      payload: {
        name: { ar: 'ناقص', en: 'Narrowed' },
        base: 'admin',
        narrowing: { ...nothingTaken, records: { branches: { fields: { responsibleName: 'hidden' } } } },
      },
    });
    const person = await asRole(test, 'admin');
    await test.api.db.update(users).set({ customRoleId: role.id }).where(eq(users.id, person.id));
    const narrowed = as(person.token);
    const { body: branches } = await narrowed<Row[]>('GET', '/branches?_start=0&_end=1');
    expect(branches).toHaveLength(1);
    expect(branches[0]).not.toHaveProperty(derived.name);
    const { status, body } = await addField(narrowed, { formula: 'responsibleName & "x"' });
    expect([status, body.errors]).toEqual([
      400,
      { formula: ['A formula uses no field that you may not read: responsibleName.'] },
    ]);
  });
});
