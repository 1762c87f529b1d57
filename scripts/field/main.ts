import path from 'node:path';
import { parseArgs } from 'node:util';
import { readMapPoint } from '#framework/base/geo/coordinates';
import { demoPassword } from '#domain/demoAccounts';
import { commands } from './commands';
import { createFieldClient } from './fieldClient';
import { FieldError } from './fieldError';
import { openOutbox } from './outbox';

const help = `Plays an inspector against a running portal, through the public API only.

  npm run field -- <command> [options]

Commands
  assignments                  the visits still to be made or handed in
  start <number>               begin a visit (R-1001, 1001 or its id)
  submit <number>              hand in its form
  play [<number>]              start and submit: one visit, or all that are due (--all: also later ones);
                               a visit that is more than a day away is brought forward first, in a sandbox
  sync                         send what waits, and ask what has changed
  help                         this text
  day-off <from> <to> <reason> ask for days off, e.g. day-off 2026-12-01 2026-12-02 "سفر"

Options
  --url <address>     the portal                     (http://localhost, at PORT or 3000)
  --email <address>   the inspector                  (inspector@demo.test)
  --password <word>                                  (Demo1234)
  --answers <file>    submit these answers: a JSON array of
                      { questionKey, score?: 0|1|2|null, reading?, entries?: [text], note?, vehicle?: plate, files?: [path] }
  --random <seed>     otherwise answer at random; the same seed answers alike   (the visit's number)
  --fail <n>          how many answers are not compliant, for the branch or for each vehicle
  --offline           send nothing: what was done waits on the disk for sync
  --at <lat,lng>      where the device is            (at the branch)
  --folder <path>     where visits and what waits are kept   (./data/field)
  --part <bytes>      of evidence, sent at once      (65536)
  --language <ar|en>  of notes and messages          (ar)
  --all               with play: also the visits whose time has not come
  --help

Everything is written to the folder before any of it is sent, and stays there until the portal has it: a run that is
killed or loses its network is taken up by the next one where it ended.

Exit codes: 0 done, 1 the portal refused, 2 the command makes no sense, 3 no portal there.`;

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof FieldError)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}

async function run(given: readonly string[]): Promise<void> {
  const { values, positionals } = parse(given);
  const [name, ...rest] = positionals;
  if (values.help || name === undefined || name === 'help') return console.log(help);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw FieldError.usage(`There is no command "${name}". See --help.`);
  const language = values.language === 'en' ? 'en' : 'ar';
  const { email, password } = values;
  const client = createFieldClient({ url: values.url, language, credentials: { email, password } });
  const outbox = openOutbox(path.join(values.folder, email.replaceAll(/[^\w.@-]/g, '_')));
  const options = {
    answers: values.answers,
    seed: values.random,
    fail: toCount(values.fail),
    language,
    email,
    all: values.all,
    offline: values.offline,
    at: toPoint(values.at),
    partSize: toCount(values.part) ?? 65_536,
    now: new Date(),
  } as const;
  return command({ client, outbox, options, print: (line) => console.log(line) }, rest);
}

function parse(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        url: { type: 'string', default: `http://localhost:${process.env['PORT'] ?? '3000'}` },
        email: { type: 'string', default: 'inspector@demo.test' },
        password: { type: 'string', default: demoPassword },
        answers: { type: 'string' },
        random: { type: 'string' },
        fail: { type: 'string' },
        language: { type: 'string', default: 'ar' },
        all: { type: 'boolean', default: false },
        offline: { type: 'boolean', default: false },
        at: { type: 'string' },
        folder: { type: 'string', default: path.join('data', 'field') },
        part: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw FieldError.usage(`${error instanceof Error ? error.message : String(error)} See --help.`);
  }
}

function toCount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$|^0$/.test(text)) throw FieldError.usage('--fail and --part take a whole number.');
  return Number(text);
}

function toPoint(text: string | undefined) {
  if (text === undefined) return undefined;
  const point = readMapPoint(text);
  if (!point) throw FieldError.usage('--at takes a place, e.g. 21.56,39.15.');
  return point;
}
