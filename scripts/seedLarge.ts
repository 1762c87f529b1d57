/**
 * `npm run seed:large -- --requests 1000000`: fills the portal's own database with a business of so many requests, to see
 * how the portal does with them. In `DATA_DIR`, which should be a folder for this alone; run again, it goes on where it was.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openLargeBusiness } from './largeBusiness/openLargeBusiness';

if (existsSync('.env')) process.loadEnvFile('.env');
const { values } = parseArgs({ options: { requests: { type: 'string', default: '1000000' } } });
const requests = Number(values.requests);
if (!Number.isInteger(requests) || requests < 1)
  throw new Error('Give the number of requests, such as 1000000');

const dataDir = path.resolve(process.env['DATA_DIR'] || 'data/large');
const business = await openLargeBusiness(dataDir, requests, console);
await business.close();
console.log(`${requests} requests in ${dataDir}. Look at them: DATA_DIR=${dataDir} npm start`);
