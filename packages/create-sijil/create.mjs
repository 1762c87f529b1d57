#!/usr/bin/env node
// `npm create sijil FOLDER`: writes an application of the framework. What no flag gives is asked, in a terminal.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { filesOf } from './files.mjs';

const usage = `npm create sijil FOLDER -- --name "عيادة | Clinic" --roles "vet:طبيب,owner:مالك"

  --name       name of the application, in Arabic and English or one for both
  --roles      roles with their Arabic names; the first sets the application up
  --languages  ar,en: every text is in both
  --framework  version or archive of sijil to install`;

/** Arabic names of roles that many applications have. */
const known = {
  accountant: 'محاسب',
  admin: 'مدير',
  assistant: 'مساعد',
  client: 'عميل',
  doctor: 'طبيب',
  employee: 'موظف',
  manager: 'مدير',
  member: 'عضو',
  owner: 'مالك',
  student: 'طالب',
  supervisor: 'مشرف',
  teacher: 'معلم',
  vet: 'طبيب بيطري',
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      roles: { type: 'string' },
      languages: { type: 'string', default: 'ar,en' },
      framework: { type: 'string', default: '^1.0.0' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) console.log(usage);
  else await create(positionals[0], values);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * @param {string | undefined} given
 * @param {{ name?: string, roles?: string, languages: string, framework: string }} options
 */
async function create(given, options) {
  if (!given) throw new Error(`G1 No folder is given.\n\n${usage}`);
  const folder = path.resolve(given);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`G2 ${folder} is not empty. Name a new or an empty folder.`);
  if (options.languages.split(',').sort().join() !== 'ar,en')
    throw new Error(
      'G3 Every text of the framework is in Arabic and English. Write --languages ar,en, or leave it out.',
    );
  const answers = await ask({ name: options.name, roles: options.roles }, path.basename(folder));
  const files = filesOf({
    folder: path.basename(folder),
    name: nameOf(answers.name),
    roles: rolesOf(answers.roles),
    framework: options.framework,
  });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`Wrote ${Object.keys(files).length} files into ${folder}.

  cd ${path.relative(process.cwd(), folder) || '.'}
  npm install
  npm start`);
}

/** @param {{ name?: string, roles?: string }} given @param {string} folder */
async function ask(given, folder) {
  const usual = { name: folder, roles: 'admin:مدير,employee:موظف' };
  if (!process.stdin.isTTY)
    return { ...usual, ...Object.fromEntries(Object.entries(given).filter(([, one]) => one)) };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const name = given.name ?? (await terminal.question(`Name, in Arabic | English (${usual.name}): `));
    const roles = given.roles ?? (await terminal.question(`Roles, the first sets it up (${usual.roles}): `));
    return { name: name || usual.name, roles: roles || usual.roles };
  } finally {
    terminal.close();
  }
}

/** @param {string} text */
function nameOf(text) {
  const [first = '', second = first] = text.split('|').map((part) => part.trim());
  return /[ء-ي]/.test(second) && !/[ء-ي]/.test(first) ? { ar: second, en: first } : { ar: first, en: second };
}

/** @param {string} text */
function rolesOf(text) {
  const roles = text.split(',').map((part) => {
    const [name = '', label] = part.split(':').map((one) => one.trim());
    if (!/^[a-z][A-Za-z0-9]*$/.test(name))
      throw new Error(
        `G4 "${name}" cannot be a role. A role is one English word in camelCase, such as vet or frontDesk.`,
      );
    const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
    const en = words.charAt(0).toUpperCase() + words.slice(1);
    const ar = label || known[/** @type {keyof typeof known} */ (name)];
    if (!ar) throw new Error(`G5 The role "${name}" needs its Arabic name: --roles "${name}:الاسم".`);
    return { name, ar, en };
  });
  const twin = roles.find(({ name }, index) => roles.findIndex((one) => one.name === name) !== index);
  if (twin) throw new Error(`G6 The role "${twin.name}" is given twice.`);
  return roles;
}
