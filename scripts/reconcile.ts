/**
 * `npm run reconcile`: proves on the portal's database that money and visits add up and that stored figures are what they
 * count, and prints what was compared. Exits with 1 on a difference, with the request or figure concerned. `--files` also
 * compares every file with its hash. `npm run reconcile -- --property 2000` plays that number of random sequences of orders,
 * payments, cancellations, refunds and visits on a separate database, each checked in the same way.
 */
// First: other modules read the application as they load.
import '../server/definitions';
import { spawnSync } from 'node:child_process';
import { formatMoney } from 'sijil/base/formats/money';
import { storedContents } from 'sijil/server/files/claimStorage';
import { checkStorage } from 'sijil/server/storage/copyStorage';
import { type Reconciliation, reconcile } from '../server/modules/reconcile/reconcile';
import { openDatabase } from './openDatabase';
import { installationStorage, reportFiles } from './openStorage';

const [flag, runs] = process.argv.slice(2);
if (flag === '--property') playRandomly(Number(runs ?? 1000));
else if (flag !== undefined && flag !== '--files')
  fail('Usage: npm run reconcile [-- --files | --property <sequences>]');
else await check(flag === '--files');

async function check(withFiles: boolean): Promise<void> {
  const { db, close } = await openDatabase();
  try {
    print(await reconcile(db));
    if (!withFiles) return;
    const storage = await installationStorage();
    reportFiles(storage.place, await checkStorage(storedContents(db), storage));
  } finally {
    await close();
  }
}

function print({ counts, differences, differenceCount }: Reconciliation): void {
  const of = (name: string) => counts[name] ?? 0;
  const riyals = (name: string) => formatMoney(of(name), 'en').padStart(18);
  console.log(`${of('requests')} requests with money, ${of('purchases')} packages, ${of('entries')} entries in the ledger

  invoices          ${riyals('invoiced')}      payments          ${riyals('paid')}
  credit notes    − ${riyals('credited')}      refunds decided − ${riyals('refunded')}
  open balance    − ${riyals('open')}      of these sent     ${riyals('sent')}
  held for cancelled${riyals('held')}      ledger            ${riyals('received')} − ${riyals('returnedMoney').trim()}

  visits bought ${of('bought')} = used ${of('used')} + left ${of('left')} + returned ${of('returned')}
`);
  for (const { rule, subject, found } of differences) console.error(`${subject}: not so: ${rule}`, found);
  if (differenceCount === 0) console.log('Everything adds up: 0 differences.');
  else fail(`${differenceCount} differences.`);
}

function playRandomly(count: number): void {
  if (!Number.isInteger(count) || count < 1) return fail('Give the number of sequences, such as 2000');
  const { status } = spawnSync('npx', ['vitest', 'run', 'tests/money/moneyAddsUp.test.ts'], {
    stdio: 'inherit',
    env: { ...process.env, MONEY_SEQUENCES: String(count) },
  });
  process.exitCode = status ?? 1;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
