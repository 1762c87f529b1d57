import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resources } from '#resources';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { projectRoot } from '../support/folderTree';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await buildTestApp(new Date('2026-11-29T07:00:00Z'), { API_DOCS: 'on' });
  ({ token } = await asRole(test, 'admin'));
});
afterAll(() => test?.close());

async function send(method: 'GET' | 'POST' | 'DELETE' | 'PATCH', url: string, payload?: object) {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
  const { statusCode, body } = await test.app.inject({
    method,
    url: `/api/v1${url}`,
    headers,
    ...(payload && { payload }),
  });
  return { status: statusCode, body };
}

/** Ordinary labels of fields and records, and words that SQL, JavaScript and the API use themselves. */
const ordinary = [
  'Record',
  'Titles',
  'Page',
  'Found',
  'Few',
  'Target',
  'Counted',
  'Listed',
  'Number',
  'Place',
  'Order',
  'Status',
  'Key',
  'Value',
  'Type',
  'User',
  'Group',
  'Table',
  'Column',
  'Select',
  'From',
  'Where',
  'Limit',
  'Offset',
  'Primary',
  'Default',
  'Check',
  'Desc',
  'End',
  'Left',
  'Right',
  'Current date',
  'Now',
  'Session user',
  'Json',
  'Row',
  'Array',
  'All',
  'Any',
  'Id',
  'Version',
  'Deleted at',
  'Created at',
  'Search key',
  'Xmin',
  'Ctid',
  'Tableoid',
  'Constructor',
  'To string',
  'Proto',
  'Q',
  'Format',
  'List',
  'Columns',
  '24 hour kitchen',
  'A very long label of a field that describes the licence of the kitchen',
];

/** Names that the SQL of lists and records gives to tables, rows and columns. */
function namesInStatements(): string[] {
  const folder = path.join(projectRoot, 'packages/sijil/server/resources');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const found = texts.flatMap((text) => [
    ...[...text.matchAll(/\b(?:as|with|from|join) ([a-z]+)\b/g)].map(([, name]) => String(name)),
    ...[...text.matchAll(/\b([a-z]+) as (?:materialized )?\(/g)].map(([, name]) => String(name)),
  ]);
  return [...new Set(found)].filter((name) => name.length > 1).toSorted();
}

/** Names of columns and parameters that every record has. */
const takenNames = [
  'id',
  'version',
  'deletedAt',
  'createdAt',
  'updatedAt',
  'xmin',
  'ctid',
  'tableoid',
  'name',
  'q',
  'constructor',
  'searchKey',
  'columns',
  'format',
  'list',
];

const labelOf = (en: string, index: number) => ({ ar: `الاسم ${arabicNumber(index)}`, en });
const arabicNumber = (index: number) => index.toLocaleString('ar-SA-u-nu-arab');

/** Every list, with a search, a summary and the description of the API; those that do not answer 200. */
async function unanswered(lists: readonly string[]): Promise<string[]> {
  const addresses = [...lists.flatMap((list) => [list, `${list}?q=abc`]), '/openapi.json'];
  const found: string[] = [];
  for (const address of addresses) {
    const { status } = await send('GET', address);
    if (status !== 200) found.push(`${address} ${status}`);
  }
  return found;
}

const field = (resource: string, en: string, index: number, more: object = {}) => ({
  resource,
  label: labelOf(en, index),
  kind: 'text',
  inList: true,
  searched: true,
  ...more,
});

const emptyFile = { format: 1, types: [], fields: [], roles: [], texts: [] };

const typeInFile = (name: string, en: string, index: number, parent: string | null = null) => ({
  name,
  one: labelOf(en, index),
  many: labelOf(en, index),
  titleLabel: null,
  parent,
  icon: 'table',
  menuGroup: null,
  readers: null,
  writers: null,
  deleters: null,
});

const fieldInFile = (resource: string, name: string, en: string, index: number) => ({
  resource,
  name,
  kind: 'text',
  label: labelOf(en, index),
  help: null,
  required: false,
  isUnique: false,
  options: null,
  target: null,
  min: null,
  max: null,
  startsAs: null,
  formula: null,
  shownField: null,
  shownValues: null,
  inList: true,
  searched: true,
  readers: null,
  writers: null,
});

const apply = (file: object) => send('POST', '/designs/apply', { file, dryRun: false });

describe('a custom field', () => {
  it('may have any ordinary label, and its list and those that name its records are still read', async () => {
    for (const [index, label] of ordinary.entries()) {
      const { status, body } = await send('POST', '/custom-fields', field('vehicles', label, index));
      expect([label, status, body]).toEqual([label, 201, expect.any(String)]);
    }
    expect(await unanswered(['/vehicles', '/branches', '/clients', '/custom-fields'])).toEqual([]);
  }, 120_000);

  it('may have every name that a statement of the server uses', async () => {
    const names = namesInStatements();
    expect(names.length).toBeGreaterThan(20);
    // A declaration has at most 200 fields of designers.
    const places = ['branches', 'cities', 'districts'] as const;
    for (const [at, some] of chunks(names, 150).entries()) {
      const place = places[at] ?? 'branches';
      const has = new Set([...Object.keys(resources[place].fields), ...takenNames]);
      const fields = some
        .filter((name) => !has.has(name))
        .map((name, index) => fieldInFile(place, name, `Word ${name}`, index));
      const { status, body } = await apply({ ...emptyFile, fields });
      expect([status, status === 200 ? '' : body]).toEqual([200, '']);
    }
    expect(await unanswered(['/branches', '/cities', '/districts', '/vehicles', '/clients'])).toEqual([]);
  }, 240_000);

  it('cannot have the label of another field of the same records', async () => {
    const place = 'cities';
    expect((await send('POST', '/custom-fields', field(place, 'Depot', 1))).status).toBe(201);
    const stored = field(place, 'Depot', 1).label;
    const refusals: [string, { ar: string; en: string }][] = [
      ['label.ar', { ar: ` ${stored.ar}  `, en: 'Another name' }],
      ['label.en', { ar: 'اسم آخر', en: 'DEPOT' }],
    ];
    for (const [at, label] of refusals) {
      const { status, body } = await send('POST', '/custom-fields', { ...field(place, '', 0), label });
      expect([status, JSON.parse(body).errors]).toEqual([
        400,
        { [at]: [expect.stringContaining('of this name')] },
      ]);
    }
    // Other records may have a field of that name.
    expect((await send('POST', '/custom-fields', field('nationalities', 'Depot', 1))).status).toBe(201);
  });

  it('with an Arabic label in Latin letters is refused at that input, in words for people', async () => {
    const sent = { ...field('branches', 'IBAN', 0), label: { ar: 'IBAN', en: 'IBAN' } };
    const { status, body } = await send('POST', '/custom-fields', sent);
    expect(status).toBe(400);
    expect(JSON.parse(body).errors).toEqual({
      'label.ar': [expect.stringContaining('Write the Arabic name in Arabic letters')],
    });
    expect(body).not.toMatch(/R11/);
  });
});

function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

describe('a design file', () => {
  const hostileNames = [
    'a"b',
    'x.y',
    'A B',
    '_sort',
    'x_like',
    'a'.repeat(41),
    'حقل',
    '',
    '__proto__',
    'Capital',
    '1st',
    `x'; drop table users; --`,
    'aBCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJ',
  ];

  it.each([...hostileNames, ...takenNames])(
    'with a field named «%s» is refused at the item',
    async (name) => {
      const file = { ...emptyFile, fields: [fieldInFile('certificateTypes', name, 'Hostile', 1)] };
      const place = (await send('GET', '/certificate-types')).status === 200 ? 'certificateTypes' : 'cities';
      const { status, body } = await apply({ ...file, fields: [fieldInFile(place, name, 'Hostile', 1)] });
      expect([status, body]).toEqual([400, expect.stringContaining('file.fields.0.name')]);
    },
  );

  it.each([...hostileNames, 'branches', 'sessions', 'webhookKeys', 'users', 'pgClass', 'constructor'])(
    'with a record type named «%s» is refused, and nothing is made',
    async (name) => {
      const { status } = await apply({ ...emptyFile, types: [typeInFile(name, 'Hostile', 7)] });
      expect([400, 409]).toContain(status);
      expect((await send('GET', '/record-types')).body).not.toContain('Hostile');
    },
  );

  it('may name record types as statements name their tables', async () => {
    const names = namesInStatements().filter((name) => !reservedTypes.has(name));
    for (const some of chunks(names, 20).slice(0, 1)) {
      const types = some.map((name, index) => typeInFile(name, `Type ${name}`, index + 500));
      const fields = some.map((name) => ({
        ...fieldInFile(name, 'parentRecord', 'Another', 900),
        kind: 'reference',
        target: name,
        searched: false,
      }));
      const { status, body } = await apply({ ...emptyFile, types, fields });
      expect([status, status === 200 ? '' : body]).toEqual([200, '']);
      expect(await unanswered(some.map((name) => `/records/${name}`))).toEqual([]);
    }
  }, 240_000);
});

/** Words that record types cannot have. */
const reservedTypes = new Set(['users', 'files', 'automations', 'webhooks']);

describe('two designers at once', () => {
  it('make one record type of a name; the other is refused', async () => {
    const type = {
      many: { ar: 'الشكاوى', en: 'Complaints' },
      one: { ar: 'الشكوى', en: 'Complaint' },
      icon: 'flag',
    };
    const answers = await Promise.all([
      send('POST', '/record-types', type),
      send('POST', '/record-types', type),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 400]);
  });

  it('make one field of a label; the other is refused', async () => {
    const sent = field('nationalities', 'Visa', 3);
    const answers = await Promise.all([
      send('POST', '/custom-fields', sent),
      send('POST', '/custom-fields', sent),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 400]);
  });
});

describe('a record type', () => {
  it('cannot have the name of another in one language only; the input of that language says so', async () => {
    const type = (ar: string, en: string) => ({
      many: { ar, en },
      one: { ar: 'المعدّة', en: 'Tool' },
      icon: 'flag',
    });
    expect((await send('POST', '/record-types', type('المعدات', 'Tools'))).status).toBe(201);
    for (const [at, sent] of [
      ['many.ar', type('المعدات', 'Devices')],
      ['many.en', type('الأجهزة', 'TOOLS')],
      ['many.en', type('الدوائر', 'Cities')],
    ] as const) {
      const { status, body } = await send('POST', '/record-types', sent);
      expect([status, Object.keys(JSON.parse(body).errors as object)]).toEqual([400, [at]]);
    }
  });
});

describe('a record type of a sheet', () => {
  it('begins with fields of any heading, and is refused where two headings are the same', async () => {
    const type = (en: string, headings: readonly string[]) => ({
      many: { ar: `سجلات ${en}`, en },
      one: { ar: `سجل ${en}`, en: `${en} one` },
      icon: 'table',
      startsWith: headings.map((heading) => ({
        label: labelOf(heading, ordinary.indexOf(heading)),
        kind: 'text',
      })),
    });
    const made = await send('POST', '/record-types', type('Sheet rows', ordinary.slice(0, 50)));
    expect([made.status, made.body]).toEqual([201, expect.any(String)]);
    expect(await unanswered(['/records/sheetRows'])).toEqual([]);
    const twice = await send('POST', '/record-types', type('Double rows', ['Amount', 'amount']));
    expect(twice.status).toBe(400);
    expect(twice.body).toContain('startsWith.1.label.ar');
  }, 60_000);
});
