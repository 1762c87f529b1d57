/**
 * `npm run seed:large -- --requests 1000000 [--detail-months 12]`: fills the portal's own database with a business of that
 * number of requests, to measure the portal with them. It is stored in `DATA_DIR`, which should be a folder only for this; a
 * further run continues where the last one ended. `--detail-months`: closed requests that are older have no steps and
 * certificates, which take three quarters of the disk.
 */
// First: other modules read the application as they load.
import '../server/definitions';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openLargeBusiness } from './largeBusiness/openLargeBusiness';

if (existsSync('.env')) process.loadEnvFile('.env');
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '1000000' }, 'detail-months': { type: 'string' } },
});
const total = count('requests', values.requests);
const months = values['detail-months'];
const detailMonths = months === undefined ? undefined : count('detail-months', months);

const dataDir = path.resolve(process.env['DATA_DIR'] || 'data/large');
const business = await openLargeBusiness(dataDir, { total, detailMonths }, console);
await business.close();
console.log(`${total} requests in ${dataDir}. Look at them: DATA_DIR=${dataDir} npm start`);

function count(option: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${option} takes a count, such as 12; it was ${text}`);
  return number;
}
