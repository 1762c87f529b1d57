import { setTimeout as pause } from 'node:timers/promises';
import { operations } from '#domain/access/operations';
import { permissionFor } from 'sijil/schema/access';
import { readingOf } from 'sijil/schema/fieldAccess';
import { personalResources } from 'sijil/base/live/liveMessages';
import { inGroups, stream } from './attack';
import { type Operation, readCatalogue } from './catalogue';
import { addCopies, allowedColumns, change, type HiddenValue, hiddenValues, restore } from './hiddenValues';
import { Knowledge } from './knowledge';
import { rowsOf } from './ownership';
import { questionsOf } from './questions';
import type { Target } from './target';
import { type Attacker, tokenOf } from './attackers';

export interface Interference {
  /** Number of questions asked before and after the changes. */
  readonly questions: number;
  /** Number of answered questions. */
  readonly answered: number;
  readonly changed: readonly HiddenValue[];
  /** Withheld fields without a changed value, `table.column`, for which nothing is proven. */
  readonly untried: readonly string[];
  /** Copies of hidden rows that were added, by table. */
  readonly copied: ReadonlyMap<string, number>;
  /** Questions whose answers changed although only hidden values had changed. */
  readonly faults: readonly string[];
}

/**
 * Answers that depend on everybody's bookings or on the state of the installation: a taken time is no longer offered, whoever
 * took it.
 */
const dependOnOthers = /availability|time-slots|visit-slots|\/health/;
const longestWaitMs = 20_000;
/** Headers that differ in every answer, and the length of a payload that is compared itself. */
const volatileHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length', 'x-request-id']);

/**
 * Proves that hidden values cannot be inferred: asks every question, changes every value that the person may not know, adds
 * hidden rows, and asks again. The answers must be equal byte for byte.
 */
export async function findInterference(target: Target, attacker: Attacker): Promise<Interference> {
  const pool = target.api.db.$client;
  const token = await tokenOf(target, attacker);
  const knowledge = await Knowledge.read(pool, attacker.person);
  const hidden = hiddenValues(knowledge);
  const rows = attacker.person && (await rowsOf(pool, attacker.person));
  const catalogue: Operation[] = await readCatalogue(target);
  const questions = questionsOf({ attacker, knowledge, hidden, rows }, catalogue).filter(
    (url) => !dependOnOthers.test(url),
  );
  const before = await askAll(target, token, questions);
  const ear = token === null ? null : await listen(target, token);
  const changed = await change(
    pool,
    hidden.filter(({ ofHiddenRow }) => ofHiddenRow),
  );
  const copied = await addCopies(pool, knowledge, 2);
  const heard = ear ? await ear.changes(target, knowledge) : [];
  changed.push(
    ...(await change(
      pool,
      hidden.filter(({ ofHiddenRow }) => !ofHiddenRow),
    )),
  );
  const after = await askAll(target, token, questions);
  const now = await Knowledge.read(pool, attacker.person);
  await restore(pool, changed);
  const faults = [
    ...questions.flatMap((url) => difference(url, before.get(url) ?? '', after.get(url) ?? '')),
    ...heard
      .filter(({ resource, id }) => !mayHear(now, resource, id))
      .map(({ resource, id }) => `the live stream tells of ${resource} ${id}`),
  ];
  const columns = new Set(changed.map(({ table, column }) => `${table}.${column}`));
  const untried = withheldColumns(knowledge).filter((column) => !columns.has(column));
  const answered = [...before.values()].filter((one) => one.startsWith('200')).length;
  return { questions: questions.length, answered, changed, untried, copied, faults };
}

/**
 * Columns of readable lists whose values a declaration withholds from the person, always or in some records, except those that
 * identify a row's owner.
 */
function withheldColumns({ tables, role }: Knowledge): string[] {
  return tables.flatMap((table) =>
    [...table.fields].flatMap(([column, declared]) =>
      !allowedColumns(table).has(column) &&
      declared.some(
        ({ resource, name }) =>
          permissionFor(resource, 'read', role && { role }) !== 'none' &&
          readingOf(resource, name, role) !== 'always',
      )
        ? [`${table.name}.${column}`]
        : [],
    ),
  );
}

async function askAll(
  { app }: Target,
  token: string | null,
  urls: readonly string[],
): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const ask = async (url: string) => {
    const headers = { 'accept-language': 'en', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await app.inject({ method: 'GET', url, headers });
    const said = Object.entries(answer.headers ?? {})
      .filter(([name]) => !volatileHeaders.has(name))
      .map(([name, value]) => `${name}: ${String(value)}`);
    answers.set(url, [answer.statusCode, ...said.toSorted(), '', answer.payload].join('\n'));
  };
  await inGroups(urls, ask);
  // A person has few searches at a time; which of a group is refused depends on their own calls alone.
  for (const url of urls.filter((one) => answers.get(one)?.startsWith('429'))) await ask(url);
  return answers;
}

function difference(url: string, before: string, after: string): string[] {
  if (before.startsWith('5')) return [`${url} answers ${before.slice(0, 3)}`];
  if (before === after) return [];
  const at = [...before].findIndex((letter, index) => letter !== after[index]);
  const from = Math.max(0, at - 60);
  const part = (text: string) => text.slice(from, from + 240).replaceAll('\n', '⏎');
  return [`${url}\n      before …${part(before)}\n      after  …${part(after)}`];
}

interface Heard {
  readonly resource: string;
  readonly id: string;
}

/** Collects the events of the live stream. */
async function listen({ app }: Target, token: string) {
  const answer = await app.inject({
    method: 'GET',
    url: `/api/v1${operations[stream].url}`,
    headers: { authorization: `Bearer ${token}` },
    payloadAsStream: true,
  });
  const body = answer.stream?.();
  let said = '';
  body?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return {
    /** Returns messages up to a change that the person may receive, which is made for this purpose. */
    async changes(target: Target, knowledge: Knowledge): Promise<Heard[]> {
      await touchOwn(target, knowledge);
      const until = performance.now() + longestWaitMs;
      const saysNotifications = () => said.includes('"notifications"');
      while (!saysNotifications() && performance.now() < until) await pause(20);
      body?.destroy();
      if (!saysNotifications()) throw new Error('the live stream told nothing');
      const messages = [...said.matchAll(/^data: (\{"changes":.*\})$/gm)].map(
        ([, json = '']) =>
          (JSON.parse(json) as { changes: { resource: string; ids: string[] | null }[] }).changes,
      );
      return messages.flat().flatMap(({ resource, ids }) => (ids ?? ['*']).map((id) => ({ resource, id })));
    },
  };
}

/** Inserts and deletes a notification of the person, whose change every role receives. */
async function touchOwn({ api }: Target, { actor }: Knowledge): Promise<void> {
  await api.db.$client.query(`insert into notifications (user_id, kind) values ($1, 'marker')`, [
    actor?.userId,
  ]);
  await api.db.$client.query(`delete from notifications where kind = 'marker'`);
}

function mayHear(knowledge: Knowledge, resource: string, id: string): boolean {
  if ((personalResources as readonly string[]).includes(resource)) return true;
  return knowledge.tables.some((table) =>
    table.resources.some(
      (one) =>
        one.name === resource &&
        // Readers of a deleted record are notified of the deletion.
        table.rows.some(
          (row) => row[table.key] === id && knowledge.isReadable(one, { ...row, deleted_at: null }),
        ),
    ),
  );
}
