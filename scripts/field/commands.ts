import { formatDateTime } from '#domain/formats/formatDate';
import type { Language } from '#domain/i18n/localized';
import { canStartVisit } from '#domain/scheduling/canStartVisit';
import { statuses } from '#domain/workflow/statuses';
import type { Assignment, FieldClient } from './fieldClient';
import { FieldError } from './fieldError';
import { fillForm } from './fillForm';
import { readAnswersFile } from './readAnswersFile';

export interface CommandOptions {
  readonly answers?: string;
  readonly seed?: string;
  readonly fail?: number;
  readonly language: Language;
  readonly all: boolean;
  readonly now: Date;
}

interface Scene {
  readonly client: FieldClient;
  readonly options: CommandOptions;
  readonly tell: (line: string) => void;
}

type Command = (scene: Scene, positionals: readonly string[]) => Promise<void>;

/** What the tool can do; each tells what it did, a line at a time. */
export const commands: Readonly<Record<string, Command>> = {
  async assignments({ client, tell, options: { language } }) {
    const list = await client.assignments();
    if (list.length === 0) tell('No visits are waiting.');
    for (const one of list) {
      const when = one.visitAt ? formatDateTime(one.visitAt, language) : '—';
      const where = one.place ? `${one.place.name} (${one.place.city[language]})` : one.companyName;
      tell(`R-${one.number}  ${statuses[one.status][language]}  ${when}  ${one.companyName}: ${where}`);
    }
  },

  async start(scene, [wanted]) {
    await start(scene, await find(scene.client, wanted));
  },

  async submit(scene, [wanted]) {
    await submit(scene, await find(scene.client, wanted));
  },

  async play(scene, [wanted]) {
    const { client, tell, options } = scene;
    const list = wanted ? [await find(client, wanted)] : await client.assignments();
    const due = wanted || options.all ? list : list.filter((one) => isDue(one, options.now));
    if (due.length === 0) tell('No visit is due. With --all, later ones are played too.');
    for (const one of due) {
      const opened = one.actions.some(({ name }) => name === 'startInspection');
      if (opened) await start(scene, await inTime(scene, one));
      await submit(scene, opened ? await find(client, one.id) : one);
    }
  },

  async 'day-off'({ client, tell }, [from, to, reason]) {
    if (!from || !to || !reason) throw FieldError.usage('day-off needs <from> <to> <reason>.');
    const { status } = await client.requestDayOff(from, to, reason);
    tell(`Asked for ${from} to ${to}: ${status}.`);
  },
};

/** A portal that is tried out need not wait for the day of the visit; a real one refuses this, and the start with it. */
async function inTime({ client, options, tell }: Scene, assignment: Assignment): Promise<Assignment> {
  const { visitAt, number, id } = assignment;
  if (visitAt === null || canStartVisit(new Date(visitAt), options.now)) return assignment;
  await client.bringForward(assignment);
  tell(`R-${number} was brought forward to now (sandbox).`);
  return find(client, id);
}

async function start({ client, tell }: Scene, assignment: Assignment): Promise<void> {
  await client.start(assignment);
  tell(`R-${assignment.number} has begun.`);
}

async function submit({ client, options, tell }: Scene, assignment: Assignment): Promise<void> {
  const { answers: file, seed = String(assignment.number), fail, language } = options;
  const answers = file
    ? await readAnswersFile(client, assignment, file)
    : await fillForm(client, assignment, { seed, fail, language });
  const { score, grade } = await client.submitForm(assignment.id, assignment.version, answers);
  tell(`R-${assignment.number} was handed in: ${answers.length} answers, score ${score}, grade ${grade}.`);
}

async function find(client: FieldClient, wanted: string | undefined): Promise<Assignment> {
  if (!wanted) throw FieldError.usage('Which visit? Give its number, e.g. R-1001.');
  const number = wanted.replace(/^(r-|#)/i, '');
  const list = await client.assignments();
  const found = list.find((one) => one.id === wanted || String(one.number) === number);
  if (found) return found;
  const known = list.map((one) => `R-${one.number}`).join(', ') || 'none';
  throw FieldError.usage(`No visit ${wanted} is waiting for this inspector. Waiting: ${known}.`);
}

function isDue({ visitAt }: Assignment, now: Date): boolean {
  return visitAt !== null && new Date(visitAt) <= now;
}
