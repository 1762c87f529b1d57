import path from 'node:path';
import { parseArgs } from 'node:util';
import { readMapPoint } from 'sijil/base/geo/coordinates';
import type { Language } from 'sijil/base/i18n/localized';
import { demoPassword } from '#domain/demoAccounts';
import { createFieldClient } from '../../field/sync/fieldApi';
import { FieldError } from '../../field/sync/fieldError';
import { CommandError } from './commandError';
import { commands } from './commands';
import { fieldHelp } from './fieldHelp';
import { fieldTexts as texts } from './fieldTexts';
import { openOutbox } from './outbox';

/** Runs a command line. @throws CommandError */
export async function runField(given: readonly string[], print: (line: string) => void): Promise<void> {
  const language = languageOf(given);
  const { values, positionals } = parse(given, language);
  const [name, ...rest] = positionals;
  if (values.help || name === undefined || name === 'help') return print(fieldHelp[language]);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw CommandError.usage(texts.noCommand[language](name));
  const { email, password } = values;
  const client = createFieldClient({ url: values.url, language, credentials: { email, password } });
  const outbox = openOutbox(path.join(values.folder, email.replaceAll(/[^\w.@-]/g, '_')));
  const options = {
    answers: values.answers,
    seed: values.random,
    fail: toCount(values.fail, language),
    language,
    email,
    all: values.all,
    offline: values.offline,
    at: toPoint(values.at, language),
    partSize: toCount(values.part, language) ?? 65_536,
    now: new Date(),
  } as const;
  try {
    await command({ client, outbox, options, print }, rest);
  } catch (error) {
    throw error instanceof FieldError ? CommandError.of(error, values.url, language) : error;
  }
}

/** Language of `--language`, also where other options are wrong. */
function languageOf(given: readonly string[]): Language {
  const { values } = parseArgs({
    args: [...given],
    strict: false,
    options: { language: { type: 'string' } },
  });
  return values.language === 'en' ? 'en' : 'ar';
}

function parse(given: readonly string[], language: Language) {
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
    // Node says in English what is wrong, and names the option.
    const [option = ''] = /--?[\w-]+/.exec(String(error)) ?? [];
    throw CommandError.usage(texts.badOption[language](option));
  }
}

function toCount(text: string | undefined, language: Language): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$|^0$/.test(text)) throw CommandError.usage(texts.noCount[language]);
  return Number(text);
}

function toPoint(text: string | undefined, language: Language) {
  if (text === undefined) return undefined;
  const point = readMapPoint(text);
  if (!point) throw CommandError.usage(texts.noPlace[language]);
  return point;
}
