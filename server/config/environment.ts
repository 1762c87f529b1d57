import { isIP } from 'node:net';
import { z } from 'zod';
import { readFileSync } from 'node:fs';
import { errorCode } from 'sijil/base/objects';
import { ConfigurationError } from 'sijil/server/config/serverConfig';

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
 * Returns the defined variables, with secrets read from their files. An empty variable counts as undefined.
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

const onOff = z.enum(['on', 'off']);
const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'postgres://user:password@host:5432/database')
  .optional();
/** Setting of an external service: either all settings of a service are set, or none is and the sandbox simulates it. */
const serviceSetting = z.string().min(1).optional();

/**
 * Settings of the portal, by the name of their environment variable. Each is explained in `.env.example` and in the
 * README's list; a test compares the three.
 */
export const environment = z.object({
  NODE_ENV: z.string().default('production'),
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z
    .string()
    .refine(isProxyList, 'addresses, networks or one of: loopback, linklocal, uniquelocal')
    .optional(),
  DATA_DIR: z.string().default('data'),
  STORAGE_URL: z
    .string()
    .regex(/^s3:\/\/[a-z\d][a-z\d.-]{1,61}[a-z\d](\/\w[\w.-]*)*\/?$/, 's3://bucket or s3://bucket/folder')
    .optional(),
  STORAGE_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  STORAGE_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  STORAGE_REGION: z.string().min(1).default('us-east-1'),
  STORAGE_KEY_ID: serviceSetting,
  STORAGE_KEY_SECRET: serviceSetting,
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: databaseUrl,
  DATABASE_REPLICA_URL: databaseUrl,
  DATABASE_POOL: z.coerce.number().int().min(5).max(500).default(20),
  DATABASE_PREPARE: onOff.default('on'),
  SANDBOX: onOff.optional(),
  DEMO: onOff.optional(),
  API_DOCS: onOff.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: serviceSetting,
  CARD_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  CARD_GATEWAY_PUBLIC_KEY: serviceSetting,
  CARD_GATEWAY_SECRET_KEY: serviceSetting,
  CARD_GATEWAY_WEBHOOK_SECRET: serviceSetting,
  IDENTITY_URL: z.url({ protocol: /^https?$/ }).optional(),
  IDENTITY_APP_ID: serviceSetting,
  IDENTITY_APP_KEY: serviceSetting,
  IDENTITY_AUDIENCE: serviceSetting,
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: serviceSetting,
  OIDC_CLIENT_SECRET: serviceSetting,
  OIDC_NAME: z.string().min(1).max(40).optional(),
  OIDC_EMAILS: z.enum(['verified', 'trusted']).default('verified'),
  CERTIFICATE_KEY: z.base64().optional(),
  NATIONAL_ADDRESS_URL: z.url({ protocol: /^https?$/ }).optional(),
  NATIONAL_ADDRESS_KEY: serviceSetting,
  MAP_TILES_URL: z
    .string()
    .regex(/^https?:\/\/[^/\s;,'"]+\/\S+$/, 'an address with http:// or https://')
    .refine((url) => ['{x}', '{y}', '{z}'].every((part) => url.includes(part)), 'needs {x}, {y} and {z}')
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().min(1).max(200).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  SAVED_CARDS: onOff.optional(),
  APPLE_PAY: onOff.optional(),
  BACKUPS: onOff.default('on'),
  BACKUP_PASSPHRASE: z.string().min(12).optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  JOB_CONCURRENCY: z.coerce.number().int().min(1).max(50).default(2),
  DRAWING_THREADS: z.coerce.number().int().min(1).max(32).optional(),
  RATE_LIMIT: onOff.default('on'),
});

export type Environment = z.output<typeof environment>;
export type SettingName = keyof Environment;

/** Settings that each external service needs. If the first one is set, the service is used. */
export const serviceSettings = {
  cards: [
    'CARD_GATEWAY_URL',
    'CARD_GATEWAY_PUBLIC_KEY',
    'CARD_GATEWAY_SECRET_KEY',
    'CARD_GATEWAY_WEBHOOK_SECRET',
  ],
  identity: ['IDENTITY_URL', 'IDENTITY_APP_ID', 'IDENTITY_APP_KEY', 'IDENTITY_AUDIENCE'],
  mail: ['SMTP_URL', 'MAIL_FROM'],
} as const satisfies Record<string, readonly SettingName[]>;

/** Refuses "everybody": a trusted proxy that may report any address could bypass every rate limit. */
function isProxyList(text: string): boolean {
  return text.split(',').every((part) => {
    const [address = '', bits] = part.trim().split('/');
    if (['loopback', 'linklocal', 'uniquelocal'].includes(part.trim())) return true;
    const longest = isIP(address) === 6 ? 128 : 32;
    return (
      isIP(address) > 0 &&
      (bits === undefined || (/^\d+$/.test(bits) && Number(bits) > 0 && Number(bits) <= longest))
    );
  });
}
