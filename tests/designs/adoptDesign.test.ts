import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { registry } from '#resources';
import { baseOf } from 'sijil/schema/designs/applyDesign';
import type { TypeDesign } from 'sijil/schema/designs/typeDesign';
import { defineResource } from 'sijil/schema/resource';
import * as kinds from 'sijil/schema/kinds';
import { designKindNames, type FieldDesign, fieldOfDesign } from 'sijil/schema/designs/fieldDesign';
import { adoptDesign } from 'sijil/server/designs/adoptDesign';
import { declarationText, typeText, withFields } from 'sijil/server/designs/declarationText';
import { repeatable } from 'sijil/server/migrations/planChange';

const folder = mkdtempSync(path.join(tmpdir(), 'salama-adopt-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const gate: FieldDesign = {
  resource: 'cities',
  name: 'gateNumber',
  kind: 'text',
  label: { ar: 'رقم البوابة', en: 'Gate number' },
  help: null,
  required: true,
  isUnique: false,
  options: null,
  target: null,
  min: null,
  max: 12,
  startsAs: null,
  formula: null,
  shownField: null,
  shownValues: null,
  place: null,
  inList: true,
  searched: true,
  readers: null,
  writers: ['admin'],
};

/** The field that the text of a declaration creates. */
function made(text: string): unknown {
  const body = text.slice(text.indexOf(':') + 1);
  return runInNewContext(`(${body})`, { ...kinds });
}

describe('a designed field adopted into the code', () => {
  it('equals the designed field, whatever the design', () => {
    const line = fc.string({
      minLength: 1,
      maxLength: 20,
      unit: fc.constantFrom('a', 'ب', "'", '\\', '"', ' ', '`', '$'),
    });
    const texts = fc.record({ ar: line, en: line });
    const design = fc.record({
      kind: fc.constantFrom(...designKindNames),
      label: texts,
      help: fc.option(texts),
      required: fc.boolean(),
      isUnique: fc.boolean(),
      options: fc.array(fc.record({ key: fc.stringMatching(/^[a-z][A-Za-z0-9]{0,8}$/), label: texts }), {
        minLength: 1,
        maxLength: 4,
      }),
      target: fc.constant('cities'),
      min: fc.option(fc.integer({ min: 0, max: 50 })),
      max: fc.option(fc.integer({ min: 51, max: 100 })),
      startsAs: fc.constant(null),
      inList: fc.boolean(),
      searched: fc.boolean(),
      readers: fc.option(fc.constantFrom<FieldDesign['readers']>(['admin'], [])),
      writers: fc.option(fc.constantFrom<FieldDesign['writers']>(['admin', 'supervisor'], [])),
    });
    fc.assert(
      fc.property(design, (some) => {
        const one: FieldDesign = { ...gate, ...some };
        expect(made(declarationText(one))).toEqual(fieldOfDesign(one));
      }),
    );
  });

  it('is added to the declaration, its list, search and imports, in formatted code', () => {
    const file = path.join(folder, 'cities.ts');
    writeFileSync(file, readFileSync('src/resources/cities.ts', 'utf8'));
    const outcome = adoptDesign({ types: [], fields: [gate], folder, check: false });
    expect(outcome.message).toContain('cities: gateNumber: text(');
    const source = readFileSync(file, 'utf8');
    expect(source).toContain(`    gateNumber: text({
      label: { ar: 'رقم البوابة', en: 'Gate number' },
      max: 12,
      required: true,
      access: { write: ['admin'] },
      addedLater: true,
    }),
  },`);
    expect(source).toMatch(/list: \['name', 'stateId', .*'gateNumber'\],/);
    expect(source).toMatch(/search: \['name', 'gateNumber'\],/);
    expect(source).toMatch(/import \{[^}]*\btext\b[^}]*\} from 'sijil\/schema\/index';/);
  });

  it('keeps its designed position next to its neighbour, in the same section', () => {
    const source = readFileSync('src/resources/inspectors.ts', 'utf8');
    const badge = { ...gate, resource: 'inspectors', name: 'badge', place: 'inspectors.nationalityId' };
    const ring = { ...gate, resource: 'inspectors', name: 'ring', place: 'inspectors.badge.before' };
    const lines = withFields(source, [ring, badge]).split('\n');
    const fields = lines.flatMap((line) => /^ {4}(\w+): \w+\(/.exec(line)?.[1] ?? []);
    expect(fields.slice(fields.indexOf('nationalityId'), fields.indexOf('nationalityId') + 3)).toEqual([
      'nationalityId',
      'ring',
      'badge',
    ]);
    expect(lines.join('\n')).toMatch(/sections: \[[^]*'nationalityId', 'ring', 'badge'/);
  });

  it('is reported by the check of a build without it', () => {
    const outcome = adoptDesign({ types: [], fields: [gate], folder, check: true });
    expect(outcome.succeeded).toBe(false);
    expect(outcome.message).toContain('gateNumber: text(');
    expect(adoptDesign({ types: [], fields: [], folder, check: true }).succeeded).toBe(true);
  });
});

const trainings: TypeDesign = {
  name: 'trainings',
  one: { ar: 'الدورة', en: 'Training' },
  many: { ar: 'الدورات', en: 'Trainings' },
  titleLabel: { ar: 'الموضوع', en: 'Subject' },
  parent: 'cities',
  icon: 'star',
  menuGroup: 'fieldWork',
  readers: ['supervisor'],
  writers: null,
  deleters: null,
  ownReaders: null,
  ownWriters: null,
};

describe('a designed record type adopted into the code', () => {
  it('equals the designed type, whatever the design', () => {
    const roles = fc.option(fc.constantFrom<TypeDesign['readers']>(['supervisor'], [], ['admin_finance']));
    const owners = fc.constantFrom<TypeDesign['ownReaders']>(null, ['client'], ['client', 'branch_manager']);
    const variants = fc.record({
      titleLabel: fc.constantFrom(trainings.titleLabel, null),
      parent: fc.constantFrom('cities', 'branches', null),
      menuGroup: fc.constantFrom<TypeDesign['menuGroup']>('clients', null),
      readers: roles,
      writers: roles,
      deleters: roles,
      ownReaders: owners,
      ownWriters: owners,
    });
    fc.assert(
      fc.property(variants, (some) => {
        const resource = baseOf(registry, { ...trainings, ...some });
        const body = typeText(resource)
          .replace(/^import .*$/m, '')
          .replace('export const trainings =', '');
        expect(runInNewContext(body.trim().slice(0, -1), { ...kinds, defineResource })).toEqual(resource);
      }),
    );
  });

  it('gets a file with its fields, an entry in the index, and a tab on its parent', () => {
    for (const name of ['index', 'cities'])
      writeFileSync(path.join(folder, `${name}.ts`), readFileSync(`src/resources/${name}.ts`, 'utf8'));
    const held = { ...gate, resource: 'trainings', name: 'heldOn', kind: 'date' as const, max: null };
    const outcome = adoptDesign({ types: [trainings], fields: [held], folder, check: false });
    expect(outcome.message).toContain('trainings: a record type, «Trainings»');
    const source = (name: string) => readFileSync(path.join(folder, `${name}.ts`), 'utf8');
    expect(source('trainings')).toContain("export const trainings = defineResource('trainings', {");
    expect(source('trainings')).toMatch(/^ {4}heldOn: date\(\{/m);
    expect(source('trainings')).toContain("list: ['name', 'parentId', 'heldOn'],");
    expect(source('index')).toContain("import { trainings } from './trainings';");
    expect(source('index')).toMatch(/^ {2}districts,\n {2}trainings,\n\} as const satisfies/m);
    expect(source('cities')).toMatch(/children: \[[^\]]*\{ resource: 'trainings', by: 'parentId' \},?\s*\],/);
  });

  it('is reported by the check of a build without it', () => {
    const outcome = adoptDesign({ types: [trainings], fields: [], folder, check: true });
    expect([outcome.succeeded, outcome.message.includes('trainings: a record type')]).toEqual([false, true]);
  });
});

describe('the migration of an adopted record type', () => {
  const intents = { addedLater: new Set(['trainings', 'trainings.held_on']) };

  it('reuses the installation’s table, and adds missing columns', () => {
    const table = 'CREATE TABLE "trainings" (\n\t"id" uuid PRIMARY KEY NOT NULL,\n\t"held_on" date\n);';
    expect(repeatable(table, intents)).toEqual([
      table.replace('TABLE', 'TABLE IF NOT EXISTS'),
      'ALTER TABLE "trainings" ADD COLUMN IF NOT EXISTS "held_on" date;',
    ]);
  });

  it('creates missing indexes, and recreates the foreign key', () => {
    const index = 'INDEX "trainings_parent_id_index" ON "trainings" USING btree ("parent_id");';
    expect(repeatable(`CREATE ${index}`, intents)).toEqual([
      `CREATE ${index.replace('INDEX', 'INDEX IF NOT EXISTS')}`,
    ]);
    const key =
      'ALTER TABLE "trainings" ADD CONSTRAINT "trainings_parent_id_cities_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cities"("id");';
    expect(repeatable(key, intents)).toEqual([
      'ALTER TABLE "trainings" DROP CONSTRAINT IF EXISTS "trainings_parent_id_cities_id_fk";',
      key,
    ]);
  });
});

describe('the migration of an adopted field', () => {
  const intents = { addedLater: new Set(['cities.gate_number', 'cities.depot_id']) };

  it('reuses the installation’s column and index', () => {
    expect(repeatable('ALTER TABLE "cities" ADD COLUMN "gate_number" text;', intents)).toEqual([
      'ALTER TABLE "cities" ADD COLUMN IF NOT EXISTS "gate_number" text;',
    ]);
    const index =
      'INDEX "cities_gate_number_id_index" ON "cities" USING btree ("gate_number","id") WHERE deleted_at is null;';
    expect(repeatable(`CREATE ${index}`, intents)).toEqual([
      `CREATE ${index.replace('INDEX', 'INDEX IF NOT EXISTS')}`,
    ]);
  });

  it('recreates the foreign key, and leaves other columns unchanged', () => {
    const key =
      'ALTER TABLE "cities" ADD CONSTRAINT "cities_depot_id_fk" FOREIGN KEY ("depot_id") REFERENCES "public"."cities"("id");';
    expect(repeatable(key, intents)).toEqual([
      'ALTER TABLE "cities" DROP CONSTRAINT IF EXISTS "cities_depot_id_fk";',
      key,
    ]);
    const other = 'ALTER TABLE "cities" ADD COLUMN "size" integer;';
    expect(repeatable(other, intents)).toEqual([other]);
  });
});
