import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import * as kinds from '#framework/schema/kinds';
import { designKindNames, type FieldDesign, fieldOfDesign } from '#framework/schema/designs/fieldDesign';
import { adoptDesign } from '#framework/server/designs/adoptDesign';
import { declarationText } from '#framework/server/designs/declarationText';
import { repeatable } from '#framework/server/migrations/repeatable';

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
  inList: true,
  searched: true,
  readers: null,
  writers: ['admin'],
};

/** The field that a declaration's text makes. */
function made(text: string): unknown {
  const body = text.slice(text.indexOf(':') + 1);
  return runInNewContext(`(${body})`, { ...kinds });
}

describe('a designed field in the code', () => {
  it('is the same field, whatever was designed', () => {
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

  it('stands in its declaration, its list, its search and its imports, formatted, and is written once', () => {
    const file = path.join(folder, 'cities.ts');
    writeFileSync(file, readFileSync('src/resources/cities.ts', 'utf8'));
    const outcome = adoptDesign({ designs: [gate], folder, check: false });
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
    expect(source).toMatch(/import \{[^}]*\btext\b[^}]*\} from '#framework\/schema\/index';/);
  });

  it('is asked for by the check of a build that lacks it', () => {
    const outcome = adoptDesign({ designs: [gate], folder, check: true });
    expect(outcome.succeeded).toBe(false);
    expect(outcome.message).toContain('gateNumber: text(');
    expect(adoptDesign({ designs: [], folder, check: true }).succeeded).toBe(true);
  });
});

describe('the migration of an adopted field', () => {
  const intents = { addedLater: new Set(['cities.gate_number', 'cities.depot_id']) };

  it('finds the column and the index that the installation has', () => {
    expect(repeatable('ALTER TABLE "cities" ADD COLUMN "gate_number" text;', intents)).toEqual([
      'ALTER TABLE "cities" ADD COLUMN IF NOT EXISTS "gate_number" text;',
    ]);
    const index =
      'INDEX "cities_gate_number_id_index" ON "cities" USING btree ("gate_number","id") WHERE deleted_at is null;';
    expect(repeatable(`CREATE ${index}`, intents)).toEqual([
      `CREATE ${index.replace('INDEX', 'INDEX IF NOT EXISTS')}`,
    ]);
  });

  it('makes its reference anew, and touches no other column', () => {
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
