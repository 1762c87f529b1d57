import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AnyManifest,
  forge,
  makeGoodArchive,
  outcomeOf,
  removeArchives,
  trace,
} from '../support/forgeArchive';

let good: string;
beforeAll(async () => void (good = await makeGoodArchive()));
afterAll(removeArchives);

const tableOf = ({ tables }: AnyManifest, name: string) => {
  const found = tables.find((table) => table['name'] === name);
  if (!found) throw new Error(`the archive has no table ${name}`);
  return found;
};

/** Puts a value into a part of each entry of a list; an entry is added where there is none. */
const inEach = (list: unknown, name: string, value: unknown) => {
  for (const entry of list as Record<string, unknown>[]) entry[name] = value;
};

const quoted = `x"; ${trace}; --`;

it('an archive that is not encrypted is refused where a passphrase is set', async () => {
  expect(await outcomeOf(good, 'a long passphrase')).toEqual(['refused', 'ran nothing']);
}, 60_000);

describe('a manifest that names SQL', () => {
  it('is restored where nobody changed it', async () => {
    expect(await outcomeOf(await forge(() => undefined))).toEqual(['restored', 'ran nothing']);
  }, 60_000);

  it.each<readonly [part: string, outcome: string, change: (manifest: AnyManifest) => void]>([
    ['the name of a table', 'refused', (m) => (tableOf(m, 'cities')['name'] = quoted)],
    ['the schema of a table', 'refused', (m) => (tableOf(m, 'cities')['schema'] = quoted)],
    ['the name of a column', 'refused', (m) => (tableOf(m, 'cities')['columns'] = [quoted])],
    [
      'the type, expression and name of a column as an earlier format wrote them',
      'refused',
      (m) =>
        (tableOf(m, 'cities')['columns'] = [
          { name: 'extra', type: `integer); ${trace}; --`, expression: `1); ${trace}; --`, generated: true },
        ]),
    ],
    ['a primary key', 'restored', (m) => inEach(m.tables, 'primaryKey', `primary key (id)); ${trace}; --`)],
    [
      'the bounds of a month',
      'refused',
      (m) => inEach(tableOf(m, 'audit_entries')['months'], 'from', `2026-01-01'); ${trace}; --`),
    ],
    ['the name of a month', 'refused', (m) => inEach(tableOf(m, 'audit_entries')['months'], 'name', quoted)],
    [
      'the name of another table as a month',
      'refused',
      (m) => inEach(tableOf(m, 'audit_entries')['months'], 'name', 'cities'),
    ],
    ['the definition of an index', 'restored', (m) => (m['indexes'] = [{ name: 'x', definition: trace }])],
    ['the definition of a trigger', 'restored', (m) => (m['triggers'] = [{ name: 'x', definition: trace }])],
    [
      'the definition of a foreign key',
      'restored',
      (m) => (m['foreignKeys'] = [{ table: 'cities', name: 'x', definition: `check (true); ${trace}` }]),
    ],
    [
      'the name of a sequence',
      'refused',
      (m) => (m.sequences = [{ schema: 'public', name: quoted, value: '1' }]),
    ],
    ['the value of a sequence', 'refused', (m) => inEach(m.sequences, 'value', `1); ${trace}; --`)],
    [
      'a column that no design has',
      'refused',
      (m) => (tableOf(m, 'cities')['columns'] as string[]).push('extra'),
    ],
    [
      'a table that no design has',
      'refused',
      (m) => m.tables.push({ ...tableOf(m, 'cities'), name: 'extra' }),
    ],
    ['an earlier format', 'refused', (m) => (m.format = 1)],
  ])(
    'in %s is %s and runs nothing',
    async (_, outcome, change) => {
      const file = await forge((manifest) => {
        if (manifest.sequences.length === 0)
          manifest.sequences.push({ schema: 'public', name: 'request_history_position_seq', value: '1' });
        change(manifest);
      });
      expect(await outcomeOf(file)).toEqual([outcome, 'ran nothing']);
    },
    60_000,
  );
});
