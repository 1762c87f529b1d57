/**
 * `npm run bench [rows]`: how the API answers over long tables, as ratios to a bare `select … limit 25` of the same run,
 * so that a slower machine tells the same. Everything happens in a database of its own, which is thrown away.
 */
import { measure } from './bench/measure';
import { openLongTables } from './bench/openLongTables';

const rows = Number(process.argv[2] ?? 100_000);
const rounds = 15;
if (!Number.isInteger(rows) || rows < 1) throw new Error('Give the number of rows, such as 100000');

const tables = await openLongTables(rows);
try {
  const { bare, get, create, oneClient } = tables;
  const times = await measure(rounds, {
    'bare select … limit 25': bare,
    'lookup: list': () => get('/nationalities'),
    'lookup: last page': () => get(`/nationalities?_start=${rows - 25}&_end=${rows}`),
    'lookup: list + search, two signs': () => get('/nationalities?q=77'),
    'lookup: list + search': () => get('/nationalities?q=777'),
    'lookup: list + search, one hit': () => get(`/nationalities?q=Nationality%20${rows}`),
    'lookup: list + search, Arabic': () => get(`/nationalities?q=${encodeURIComponent(`جنسية ${rows}`)}`),
    'lookup: list + search, no hit': () => get('/nationalities?q=zebra'),
    'lookup: sort by another column': () => get('/nationalities?_sort=descriptionEn&_order=desc'),
    'lookup: create': create,
    'account: list': () => get('/clients'),
    'account: list + search, two signs': () => get('/clients?q=77'),
    'account: list + search': () => get('/clients?q=777'),
    'account: list + search, Arabic': () => get(`/clients?q=${encodeURIComponent(`شركة عميل ${rows}`)}`),
    'account: sort by a text of the user': () => get('/clients?_sort=name&_order=asc'),
    'account: get': () => get(`/clients/${oneClient}`),
    'search over everything, two signs': () => get('/console/search?q=77'),
    'search over everything': () => get('/console/search?q=777'),
    'search over everything, no hit': () => get('/console/search?q=zebra'),
  });
  const floor = times['bare select … limit 25'] ?? 1;
  console.log(`${rows} rows a table, the middle of ${rounds} rounds:`);
  for (const [name, ms] of Object.entries(times))
    console.log(
      `${name.padEnd(38)} ${(ms / floor).toFixed(1).padStart(8)} ×  ${ms.toFixed(1).padStart(8)} ms`,
    );
} finally {
  await tables.close();
}
