import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { OperationId } from '#domain/access/operations';
import { hasRole } from '#domain/access/roles';
import { hostile, idFields, plausible } from './bodies';
import { type Operation, pathWith, readCatalogue } from './catalogue';
import { type OwnedTable, ownedTables, type Rows, rowsOf } from './ownership';
import { Tally } from './tally';
import type { InjectedAnswer, Target } from './target';
import { type Attacker, tokenOf } from './attackers';

export interface Options {
  /** Minimum number of calls with hostile bodies and queries, after everybody has called everything. */
  readonly calls: number;
  readonly seed: number;
  /** Number of foreign ids tried of each table in each place. */
  readonly idsEach: number;
  /** Every nth operation only, beginning with the seed's. */
  readonly every?: number;
  /** Filter of the operations; all of them without it. */
  readonly only?: (operation: string) => boolean;
  /** Called now and then, for a run that takes minutes. */
  readonly onProgress?: (tally: Tally) => void;
}

interface Sent {
  /** True for an address that no client would write, which may be refused before it reaches the operation. */
  readonly isOdd?: boolean;
  readonly query?: string;
  readonly body?: string | null;
  readonly type?: string | null;
}

interface Answered {
  readonly status: number;
  readonly text: string;
}

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const hangMs = 20_000;
/** Operation whose answer never ends. */
export const stream: OperationId = 'live.stream';
/** Hashing a password takes a tenth of a second, so these are tried less often. */
const slow = /^auth\.|password/i;

/**
 * Attacks the entire API over the demo business: every operation as every person, with ids of other people's rows in paths and
 * bodies, then with bodies and queries that nobody would type. Asserts: nobody outside the audience gets anything; no success
 * with a foreign id; no foreign id in an answer that was not sent; no foreign row written; no 5xx; no hang.
 */
export async function attack(
  target: Target,
  attackers: readonly Attacker[],
  options: Options,
): Promise<Tally> {
  const run = new Attack(target, attackers, options);
  await run.everybodyEverywhere();
  await run.hostileInput();
  return run.tally;
}

class Attack {
  readonly tally = new Tally();
  private operations: Operation[] = [];

  constructor(
    private readonly target: Target,
    private readonly attackers: readonly Attacker[],
    private readonly options: Options,
  ) {}

  async everybodyEverywhere(): Promise<void> {
    const { every = 1, only = () => true, seed } = this.options;
    const all = (await readCatalogue(this.target)).filter(({ id }) => only(id));
    this.operations = all.filter((_, index) => (index + seed) % every === 0);
    if (this.operations.length === 0) throw new Error('There is no operation to attack.');
    for (const attacker of this.attackers) {
      const rows = attacker.person && (await rowsOf(this.target.api.db.$client, attacker.person));
      for (const operation of this.operations) await this.asSomebody(attacker, operation, rows);
      if (attacker.person && rows) await this.assertUntouched(attacker, rows);
    }
  }

  private async asSomebody(attacker: Attacker, operation: Operation, rows: Rows | null): Promise<void> {
    const token = await tokenOf(this.target, attacker);
    if (!isLetIn(operation, attacker)) {
      const foreign = rows?.foreign.requests[0] ?? crypto.randomUUID();
      const answer = await this.call(
        attacker,
        operation,
        token,
        pathWith(operation, () => foreign),
      );
      if (answer.status !== 401 && answer.status !== 403)
        this.fault(attacker, operation, answer, 'is not in the audience');
      return;
    }
    if (!rows) return;
    const targets = tablesFor(rows).flatMap((table) =>
      rows.foreign[table].slice(0, this.options.idsEach).map((id) => ({ table, id })),
    );
    await inGroups(targets, async (target) => {
      if (operation.parameters.length > 0) await this.foreignPath(attacker, operation, token, rows, target);
      if (operation.body) await this.foreignBody(attacker, operation, token, rows, target);
    });
  }

  private async foreignPath(
    attacker: Attacker,
    operation: Operation,
    token: string | null,
    rows: Rows,
    { table, id }: { table: OwnedTable; id: string },
  ): Promise<void> {
    const body = operation.body && JSON.stringify(plausible(operation.body, () => id));
    const answer = await this.call(
      attacker,
      operation,
      token,
      pathWith(operation, () => id),
      { body },
    );
    this.judge(attacker, operation, answer, rows, id, `another’s row of ${table} in the path`);
  }

  /** Sends one foreign id at a time among the attacker's own ids, so that nothing else can be the reason of a refusal. */
  private async foreignBody(
    attacker: Attacker,
    operation: Operation,
    token: string | null,
    rows: Rows,
    { table, id }: { table: OwnedTable; id: string },
  ): Promise<void> {
    const schema = operation.body;
    if (!schema) return;
    const ownOf = (name: string) => rows.own[tableNamedBy(name)][0] ?? crypto.randomUUID();
    for (const field of idFields(schema).filter((name) => tableNamedBy(name) === table)) {
      const body = JSON.stringify(plausible(schema, (name) => (name === field ? id : ownOf(name))));
      for (const own of ownIds(operation, rows)) {
        const answer = await this.call(
          attacker,
          operation,
          token,
          pathWith(operation, () => own),
          { body },
        );
        this.judge(attacker, operation, answer, rows, id, `another’s row of ${table} as ${field}`);
      }
    }
  }

  private judge(
    attacker: Attacker,
    operation: Operation,
    answer: Answered,
    rows: Rows,
    sent: string,
    what: string,
  ): void {
    if (isAdmin(attacker)) return;
    const empty = ['', '[]', 'null', '{}'].includes(answer.text.trim()) && operation.method === 'GET';
    // A bulk change has an outcome for each answer.
    const refusedEach = answer.text.startsWith('[{') && describeEach(answer.text).every((ok) => ok === false);
    // In an import report, none of the rows was valid.
    const refusedRows = answer.text.startsWith('{"created":0,"valid":0,');
    const refused = empty || refusedEach || refusedRows;
    if (answer.status < 300 && !refused) this.fault(attacker, operation, answer, what);
    this.judgeIds(attacker, operation, answer, rows, sent);
  }

  /** Reports ids of other people in an answer that were not sent. */
  private judgeIds(attacker: Attacker, operation: Operation, answer: Answered, rows: Rows, sent = ''): void {
    const ids = [...new Set(answer.text.match(uuids) ?? [])].filter((id) => id !== sent);
    for (const table of ownedTables) {
      const found = ids.find((id) => rows.written.has(`${table} ${id}`));
      if (found)
        this.fault(attacker, operation, answer, `tells a row of ${table} that is another’s: ${found}`);
    }
  }

  private async assertUntouched(attacker: Attacker, { written }: Rows): Promise<void> {
    if (isAdmin(attacker) || !attacker.person) return;
    const now = await rowsOf(this.target.api.db.$client, attacker.person);
    for (const [row, xmin] of written) {
      const after = now.written.get(row);
      if (after !== xmin)
        this.tally.fault(`${attacker.name}: ${row} was ${after ? 'written' : 'taken or deleted'}`);
    }
  }

  async hostileInput(): Promise<void> {
    let round = 0;
    const before = this.tally.total;
    const sent = () => this.tally.total - before;
    while (sent() < this.options.calls) {
      for (const operation of this.operations) {
        this.tally.hostile = sent();
        if (sent() >= this.options.calls) return;
        if (slow.test(operation.id) && round > 2) continue;
        const letIn = this.attackers.filter((one) => isLetIn(operation, one));
        const attacker = letIn[round % letIn.length];
        if (attacker) await this.throwAt(attacker, operation, round);
      }
      round += 1;
    }
  }

  private async throwAt(attacker: Attacker, operation: Operation, round: number): Promise<void> {
    const token = await tokenOf(this.target, attacker);
    const rows = attacker.person && (await this.ownRows(attacker));
    const seed = this.options.seed + round * 1009 + hashOf(operation.id);
    const carried = fc.sample(hostile(operation.body, operation.query), { seed, numRuns: 4 });
    await inGroups(carried, async ({ query, ...sent }) => {
      const path = pathWith(operation, (name) =>
        rows ? pick(rows, operation, name, seed) : crypto.randomUUID(),
      );
      await this.call(attacker, operation, token, path + query, sent);
    });
    await inGroups(oddPaths(operation), (path) =>
      this.call(attacker, operation, token, path, { isOdd: true }),
    );
  }

  /** Cached: a run of hostile input only needs the attacker's own rows to pass the first check. */
  private readonly known = new Map<string, Rows>();
  private async ownRows(attacker: Attacker): Promise<Rows | null> {
    if (!attacker.person) return null;
    const known =
      this.known.get(attacker.name) ?? (await rowsOf(this.target.api.db.$client, attacker.person));
    this.known.set(attacker.name, known);
    return known;
  }

  private async call(
    attacker: Attacker,
    operation: Operation,
    token: string | null,
    url: string,
    { body = null, type = 'application/json', isOdd = false }: Sent = {},
  ): Promise<Answered> {
    const headers = {
      'accept-language': 'en',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== null && type && { 'content-type': type }),
    };
    const payload = body === null || operation.method === 'GET' ? {} : { payload: body };
    const request = { method: operation.method, url, headers, ...payload };
    const send = () =>
      Promise.race([
        operation.id === stream ? beginningOf(this.target, request) : this.target.app.inject(request),
        after(hangMs),
      ]).catch((error: unknown): InjectedAnswer => ({ statusCode: brokenOff, payload: String(error) }));
    let answer = await send();
    // On a busy machine the database may time out, which is reported as 503 or ends an export: once is no fault.
    if (answer?.statusCode === 503 || answer?.statusCode === brokenOff) answer = await send();
    if (answer?.statusCode === brokenOff)
      this.tally.fault(`${attacker.name}: ${operation.id} breaks off at ${url.slice(0, 300)}`);
    if (answer === null) {
      this.tally.fault(`${attacker.name}: ${operation.id} hangs at ${url.slice(0, 200)}`);
      return { status: 0, text: '' };
    }
    if (this.tally.total % 1000 === 999) this.options.onProgress?.(this.tally);
    this.tally.count(operation.id, attacker.person?.role ?? 'stranger', answer.statusCode);
    const answered = { status: answer.statusCode, text: answer.payload };
    if (answered.status < 500 && !isOdd && !operation.statuses.includes(answered.status))
      this.fault(attacker, operation, answered, 'which its document does not list');
    if (answered.status >= 500)
      this.fault(attacker, operation, answered, `${url.slice(0, 300)} ${(body ?? '').slice(0, 300)}`);
    return answered;
  }

  private fault(attacker: Attacker, operation: Operation, { status, text }: Answered, what: string): void {
    this.tally.fault(`${attacker.name}: ${operation.id} answers ${status}, ${what}; ${text.slice(0, 160)}`);
  }
}

/** Status of an answer that broke off. */
const brokenOff = 0;

/** Items of a list answer; undefined for any other answer. */
const describeEach = (answer: string) =>
  (JSON.parse(answer) as { readonly ok?: boolean }[]).map(({ ok }) => ok);

/** Returns the head of an endless answer, whose rest is not read; a refusal is read to its end. */
async function beginningOf({ app }: Target, request: InjectOptions): Promise<InjectedAnswer> {
  const { statusCode, headers, stream: body } = await app.inject({ ...request, payloadAsStream: true });
  const rest = body?.();
  if (rest === undefined) return { statusCode, payload: '' };
  if (!String(headers?.['content-type']).startsWith('text/event-stream'))
    return { statusCode, payload: await text(rest) };
  rest.destroy();
  return { statusCode, payload: '' };
}

/** Processes a few at a time, fewer than the app has connections. */
export async function inGroups<T>(all: readonly T[], each: (one: T) => Promise<unknown>): Promise<void> {
  const size = 5;
  for (let first = 0; first < all.length; first += size)
    await Promise.all(all.slice(first, first + size).map(each));
}

export function isLetIn({ audience }: Operation, { person }: Attacker): boolean {
  if (audience === 'public') return true;
  return person !== null && (audience === 'any' || hasRole(person.role, audience));
}

const isAdmin = ({ person }: Attacker) => person?.role.startsWith('admin') ?? false;
const tablesFor = (rows: Rows) => ownedTables.filter((table) => rows.foreign[table].length > 0);

const named: Readonly<Record<string, OwnedTable>> = {
  branch: 'branches',
  vehicle: 'vehicles',
  client: 'clients',
  restaurant: 'restaurants',
  inspector: 'inspectors',
  purchase: 'package_purchases',
  instalment: 'instalments',
  ticket: 'tickets',
  item: 'corrective_items',
  parent: 'branches',
};

/** Table whose ids a field of this name contains; any other picture or signature is a file. */
export function tableNamedBy(name: string): OwnedTable {
  const word = Object.keys(named).find((one) => name.toLowerCase().startsWith(one));
  return (word && named[word]) || (/request/i.test(name) ? 'requests' : 'files');
}

const ofPath: readonly [RegExp, OwnedTable][] = [
  [/trainings/, 'trainings'],
  [/calibrations/, 'calibrations'],
  [/inspections|requests/, 'requests'],
  [/branches/, 'branches'],
  [/vehicles/, 'vehicles'],
  [/tickets/, 'tickets'],
  [/restaurants/, 'restaurants'],
  [/clients/, 'clients'],
  [/notifications/, 'notifications'],
  [/views/, 'saved_views'],
  [/inspectors/, 'inspectors'],
  [/files/, 'files'],
];

/** Table of the row that an operation's address names. */
export function tableOfPath({ path }: Operation): OwnedTable | undefined {
  return ofPath.find(([pattern]) => pattern.test(path))?.[1];
}

function ownIds(operation: Operation, rows: Rows): string[] {
  if (operation.parameters.length === 0) return [''];
  const table = tableOfPath(operation);
  return table ? rows.own[table].slice(0, 2) : [];
}

function pick(rows: Rows, operation: Operation, name: string, seed: number): string {
  const own = ownIds(operation, rows);
  return own[seed % Math.max(1, own.length)] || (/code|type|key|day/i.test(name) ? 'x' : crypto.randomUUID());
}

const oddIds = [
  'not-a-uuid',
  '%00',
  '..%2f..%2fetc',
  '__proto__',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  `${'9'.repeat(300)}`,
];
function oddPaths(operation: Operation): string[] {
  return operation.parameters.length === 0
    ? []
    : oddIds.map((id) => operation.path.replaceAll(/\{\w+\}/g, id));
}

function hashOf(text: string): number {
  return [...text].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
}

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), milliseconds).unref();
  });
}
