import { readFileSync } from 'node:fs';
import { errorCode } from '#framework/base/objects';
import { ConfigurationError } from '#framework/server/config/serverConfig';
import { environment, type SettingName } from './environment';

/** Address of PostgreSQL itself for commands without services; undefined if none is set. */
export function readDatabaseUrl(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const set = readEnvironment(env);
  return environment.shape.DATABASE_URL.parse(set['DATABASE_DIRECT_URL'] ?? set['DATABASE_URL']);
}

/** Settings with a secret. Each may name a file with its value instead: `DATABASE_URL_FILE` for `DATABASE_URL`. */
export const secretNames = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'STORAGE_KEY_ID',
  'STORAGE_KEY_SECRET',
  'SMTP_URL',
  'CARD_GATEWAY_SECRET_KEY',
  'CARD_GATEWAY_WEBHOOK_SECRET',
  'IDENTITY_APP_KEY',
  'NATIONAL_ADDRESS_KEY',
  'OIDC_CLIENT_SECRET',
  'CERTIFICATE_KEY',
  'BACKUP_PASSPHRASE',
] as const satisfies readonly SettingName[];

/**
 * Returns the variables that are set, with the secrets that files hold. An empty variable counts as one that is not set.
 * @throws ConfigurationError that names every file that cannot be used
 */
export function readEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const refusals: string[] = [];
  for (const name of secretNames) {
    const file = set[`${name}_FILE`];
    if (file === undefined) continue;
    const read = set[name] === undefined ? readSecret(name, file) : { refusal: givenTwice(name) };
    if ('refusal' in read) refusals.push(read.refusal);
    else set[name] = read.value;
  }
  if (refusals.length > 0) throw new ConfigurationError(refusals.join('\n'));
  return set;
}

function readSecret(
  name: SettingName,
  file: string,
): { readonly value: string } | { readonly refusal: string } {
  try {
    // Editors and `echo` end a file with a line break.
    const value = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    return value === '' ? { refusal: unusable(name, file, 'EMPTY') } : { value };
  } catch (error) {
    return { refusal: unusable(name, file, String(errorCode(error) ?? error)) };
  }
}

const givenTwice = (name: SettingName) =>
  `عُيّن كل من ${name} و${name}_FILE. احذف أحدهما.\n` +
  `Both ${name} and ${name}_FILE are set. Remove one of them.`;

const unusable = (name: SettingName, file: string, reason: string) =>
  `تعذّرت قراءة ملف ${name}_FILE أو كان فارغًا (${reason}): ${file}. ضع القيمة فيه واسمح لمستخدم المنصة بقراءته.\n` +
  `The file of ${name}_FILE is empty or cannot be read (${reason}): ${file}. Write the value into it, readable for the user of the portal.`;
