import { indexMadeBy } from '../db/concurrentIndex';
import type { NotableStatement, planUpgrade, TableSize } from './planUpgrade';

/** The plan of an upgrade for a terminal. */
export function upgradeText(plan: Awaited<ReturnType<typeof planUpgrade>>): string {
  if (plan.length === 0) return 'The database is up to date: no migration will run.';
  const notable = plan.filter(({ statements }) => statements.length > 0);
  const quiet = plan.filter(({ statements }) => statements.length === 0).map(({ name }) => name);
  return [
    `Migrations to run: ${plan.length}, ${transactionsOf(plan)}`,
    ...notable.map(({ name, statements }) => [name, ...statements.flatMap(linesOf)].join('\n')),
    ...(quiet.length > 0 ? [`These lose nothing and keep nobody waiting: ${quiet.join(', ')}`] : []),
    'Nothing was changed. Back up before the upgrade: there is no other way back.',
  ].join('\n\n');
}

function transactionsOf(plan: readonly { readonly statements: readonly NotableStatement[] }[]): string {
  const isParted = plan.some(({ statements }) => statements.some(isConcurrent));
  return isParted
    ? 'in their order. Indexes are built one by one, outside of transactions; the migrations between two of them run in one, and what they stop waits until it has ended.'
    : 'in one transaction. What is stopped waits until the last has finished.';
}

const isConcurrent = ({ statement }: NotableStatement) => indexMadeBy(statement)?.isConcurrent === true;

function linesOf(notable: NotableStatement): string[] {
  const { statement, table, size, ...effect } = notable;
  const { loses, grows, stops, breaksFormer, unusedSince } = effect;
  const former = unusedSince === undefined ? 'of the version before' : `older than ${unusedSince}`;
  const where = size ? `${table} (${sizeText(size)})` : '';
  const lines = [
    loses !== undefined && `  LOSES DATA: ${loses}${size ? `, ${sizeText(size)}` : ''}`,
    grows && `  ${isConcurrent(notable) ? builds : waits[stops]}${where}`,
    breaksFormer && `  STOPS processes ${former} that still run: ${where}`,
  ].filter((line) => line !== false);
  return [...lines, `      ${firstLine(statement)}`];
}

const waits = {
  everything: 'READING AND WRITING WAIT, longer with every row: ',
  writes: 'WRITING WAITS, longer with every row: ',
  nothing: 'WRITES MANY ROWS; changes of the same rows wait: ',
  unknown: 'READ IT: its effect depends on the data',
} as const;

const builds = 'BUILDS AN INDEX, longer with every row; nobody waits: ';

const sizeText = ({ rows, bytes }: TableSize) => `${rows.toLocaleString('en')} rows, ${bytesText(bytes)}`;

function bytesText(bytes: number): string {
  const units = ['kB', 'MB', 'GB', 'TB'];
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)));
  const value = bytes / 1024 ** power;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${units[power - 1]}`;
}

function firstLine(statement: string): string {
  const line = statement.split('\n').find((one) => !one.trim().startsWith('--') && one.trim() !== '') ?? '';
  return line.length > 110 ? `${line.slice(0, 109)}…` : line;
}
