import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AnyManifest,
  forge,
  makeGoodArchive,
  outcomeOf,
  removeArchives,
  trace,
} from '../support/forgeArchive';

const count = Number(process.env['ATTACK_ARCHIVES'] ?? 20);
const seed = Number(process.env['ATTACK_SEED'] ?? Math.floor(Math.random() * 1e9));

beforeAll(() => makeGoodArchive());
afterAll(removeArchives);

const payloads = [
  `x"; ${trace}; --`,
  `x'; ${trace}; --`,
  `1); ${trace}; --`,
  `$$; ${trace}; --`,
  trace,
  `copy (select 1) to program 'true'`,
  '../../../../etc/passwd',
  '\u0000',
  '',
  null,
  -1,
  { toString: trace },
];

type Parent = Record<string, unknown>;

/** Returns every place of a value in a manifest, as its object and key. */
function placesIn(value: unknown): [Parent, string][] {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Parent;
  return Object.keys(parent).flatMap((key) => [[parent, key] as [Parent, string], ...placesIn(parent[key])]);
}

it(`no value of a manifest is run, in ${count} archives; ATTACK_SEED=${seed} repeats them`, async () => {
  const changes = fc.sample(fc.tuple(fc.nat(), fc.constantFrom(...payloads)), { seed, numRuns: count });
  for (const [number, payload] of changes) {
    let changed = '';
    const file = await forge((manifest: AnyManifest) => {
      const places = placesIn(manifest);
      const place = places[number % places.length];
      if (!place) throw new Error('the manifest is empty');
      const [parent, key] = place;
      changed = `${key}: ${JSON.stringify(payload)}`;
      parent[key] = payload;
    });
    const outcome = await outcomeOf(file);
    expect([changed, outcome[1]]).toEqual([changed, 'ran nothing']);
  }
}, 1_800_000);
