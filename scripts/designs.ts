/**
 * `npm run designs -- export <file>` writes the design of this installation (record types, fields, roles, texts) into a file.
 * `npm run designs -- plan <file>` prints the changes that applying a file would make, and `apply <file> --as <admin’s e-mail>`
 * makes them in one transaction. `--retire` also hides what the file does not contain.
 */
// First: other modules read the application as they load.
import '../server/definitions';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { and, eq, isNull } from 'drizzle-orm';
import { designFile, type DesignPlan } from 'sijil/contract/designFile';
import { loadDesign } from 'sijil/server/db/followDesign';
import { users } from '../server/db/schema/users';
import { applyDesignFile } from 'sijil/server/designs/file/registerDesigns';
import { designText, exportDesign } from 'sijil/server/designs/file/designParts';
import { planDesign } from 'sijil/server/designs/file/planDesign';
import { ApiError } from 'sijil/server/http/apiError';
import { hasPrivilege } from 'sijil/schema/roles/privileges';
import { application } from '../server/process';
import { readConfig } from '../server/config/readConfig';
import { openDatabase } from './openDatabase';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { retire: { type: 'boolean', default: false }, as: { type: 'string' } },
});
const [command, file] = positionals;
const { db, close } = await openDatabase();
try {
  await loadDesign(db);
  if (command === 'export' && file) writeFileSync(file, designText(await exportDesign(db)));
  else if (command === 'plan' && file) print(await planDesign(db, asked(file)));
  else if (command === 'apply' && file && values.as) print(await apply(file, values.as));
  else fail('Usage: npm run designs -- export|plan|apply <file> [--retire] [--as <e-mail>]');
} catch (error) {
  fail(error instanceof ApiError ? refusal(error) : String(error));
} finally {
  await close();
}

function asked(name: string) {
  const read = designFile.parse(JSON.parse(readFileSync(name, 'utf8')));
  return { file: read, retire: values.retire, language: 'en' } as const;
}

async function apply(name: string, email: string): Promise<DesignPlan> {
  const [person] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  if (!person?.active || !hasPrivilege(person.role, 'design')) throw new Error(`${email} may not design`);
  const dependencies = await application.connect(readConfig(process.env), db);
  const { app, api } = await application.build(dependencies);
  const actor = {
    userId: person.id,
    role: person.role,
    clientId: null,
    branchIds: null,
    spendingLimit: null,
  };
  try {
    return await applyDesignFile(api, { ...asked(name), actor });
  } finally {
    await app.close();
  }
}

function print({ lines }: DesignPlan): void {
  if (lines.length === 0) console.log('The set-up here is the same as the file’s.');
  for (const { change, part, title, details, warning } of lines) {
    console.log(`${change.padEnd(9)} ${part.padEnd(7)} ${title}`);
    for (const { label, from, to } of details) console.log(`          ${label}: ${from} → ${to}`);
    if (warning) console.log(`          ! ${warning}`);
  }
  if (lines.some(({ change }) => change === 'conflict')) process.exitCode = 1;
}

function refusal(error: ApiError): string {
  const problems = Object.entries(error.fields ?? {}).map(([field, all]) => `${field}: ${all.join(' ')}`);
  return [error.messageIn('en'), ...problems].join('\n');
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
