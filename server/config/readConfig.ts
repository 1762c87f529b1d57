import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import {
  ConfigurationError,
  type ServerConfig,
  type SignInProviderSettings,
} from 'sijil/server/config/serverConfig';
import { hostsOf } from 'sijil/server/db/connections';
import {
  type Environment,
  environment,
  readEnvironment,
  serviceSettings,
  type SettingName,
} from './environment';
import { bucketOf, incompleteBucket } from './bucketOf';
import { publishedKeys, unsafeMessage, unsafeSettings } from './unsafeSettings';

type ProviderEnvironment = Pick<Environment, Extract<keyof Environment, `OIDC_${string}`>>;

/** The OpenID Connect provider of `OIDC_ISSUER`; undefined where people sign in with a password alone. */
function providerOf(set: ProviderEnvironment): SignInProviderSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = set;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined;
  return {
    issuer,
    clientId,
    clientSecret,
    name: set.OIDC_NAME ?? new URL(issuer).hostname,
    trustsEmails: set.OIDC_EMAILS === 'trusted',
  };
}

const required = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** Refusal of an incomplete provider, in both languages; null if none or all of its settings are present. */
function incompleteProvider(set: ProviderEnvironment): string | null {
  const missing = required.filter((name) => set[name] === undefined);
  if (missing.length === 0 || missing.length === required.length) return null;
  return (
    `إعدادات جهة تسجيل الدخول (OpenID Connect) ناقصة. أضف: ${missing.join('، ')}.\n` +
    `The sign-in provider (OpenID Connect) is set only in part. Missing: ${missing.join(', ')}.`
  );
}

export interface Config extends ServerConfig {
  /**
   * The portal simulates every service that is not configured: cards charge nobody, identities prove nothing, mails stay in
   * the mailbox page. Always explicit: without it, a missing service prevents the start.
   */
  readonly sandbox: boolean;
  readonly demo: boolean;
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  readonly cardGateway: {
    /** Absent: the sandbox gateway of this portal. */
    readonly url: string | undefined;
    readonly publicKey: string;
    readonly secretKey: string;
    readonly webhookSecret: string;
    /** True if clients may save a card with the gateway for the next payment. */
    readonly savedCards: boolean;
    /** Apple Pay is offered: the gateway has this portal's domain registered with Apple. */
    readonly applePay: boolean;
  };
  readonly identity: {
    /** Absent: the sandbox identity service of this portal. */
    readonly url: string | undefined;
    readonly appId: string;
    readonly appKey: string;
    /** Audience (`aud`) of the tokens that the service signs. */
    readonly audience: string;
  };
  /** PKCS #8 of an Ed25519 key, base64; absent: the installation generates and stores one. */
  readonly certificateKey: string | undefined;
  readonly addresses: {
    /** Absent: the sandbox's register; without the sandbox, short addresses fill in nothing. */
    readonly url: string | undefined;
    readonly apiKey: string;
  };
  /** Documents that this process renders in parallel. */
  readonly drawingThreads: number;
  /** Raster tiles of the maps, with their attribution; absent: maps show the portal's own outlines and places. */
  readonly tiles: { readonly url: string; readonly attribution: string } | null;
}

/**
 * Reads the environment.
 * @throws ConfigurationError one readable message that names every setting that is wrong or missing
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(readEnvironment(env));
  if (!parsed.success) {
    throw new ConfigurationError(
      `إعدادات التشغيل غير صحيحة.\nThe environment is not valid.\n${z.prettifyError(parsed.error)}`,
    );
  }
  const set = parsed.data;
  const sandbox = set.SANDBOX === undefined ? set.DATABASE_URL === undefined : set.SANDBOX === 'on';
  const missing = missingSettings(set, sandbox);
  const refusals = [
    missing.length > 0 ? missingMessage(missing, sandbox) : null,
    unsafeMessage(unsafeSettings(set, sandbox)),
    set.DATABASE_DIRECT_URL !== undefined && set.DATABASE_URL === undefined ? directAlone : null,
    set.DATABASE_DIRECT_URL !== undefined && hasSeveralHosts(set) ? hostsBehindPooler : null,
    set.DATABASE_REPLICA_URL === undefined ? null : replicaRefusal(set),
    set.ROLE !== 'all' && set.DATABASE_URL === undefined ? roleAlone : null,
    incompleteBucket(set),
    incompleteProvider(set),
    set.METRICS_PORT === set.PORT ? metricsInPublic : null,
  ].filter((message) => message !== null);
  if (refusals.length > 0) throw new ConfigurationError(refusals.join('\n'));
  return {
    host: set.HOST,
    port: set.PORT,
    publicUrl: (set.PUBLIC_URL ?? `http://localhost:${set.PORT}`).replace(/\/$/, ''),
    trustProxy: set.TRUST_PROXY ?? false,
    dataDir: path.resolve(set.DATA_DIR),
    bucket: bucketOf(set),
    databaseUrl: set.DATABASE_URL,
    backups: { nightly: set.BACKUPS === 'on', passphrase: set.BACKUP_PASSPHRASE },
    database: {
      directUrl: set.DATABASE_DIRECT_URL,
      replicaUrl: set.DATABASE_REPLICA_URL,
      pool: set.DATABASE_POOL,
      prepare: set.DATABASE_PREPARE === 'on',
    },
    sandbox,
    // Demo people have a known password, so they never exist on an operator's own server, nor with real card payments.
    demo: sandbox && set.DATABASE_URL === undefined && set.DEMO !== 'off',
    apiDocs: set.API_DOCS === undefined ? sandbox : set.API_DOCS === 'on',
    ...servicesOf(set),
    signInProvider: providerOf(set),
    certificateKey: set.CERTIFICATE_KEY,
    addresses: {
      url: set.NATIONAL_ADDRESS_URL,
      apiKey: set.NATIONAL_ADDRESS_KEY ?? (sandbox ? publishedKeys.NATIONAL_ADDRESS_KEY : ''),
    },
    tiles:
      set.MAP_TILES_URL === undefined
        ? null
        : { url: set.MAP_TILES_URL, attribution: set.MAP_TILES_ATTRIBUTION ?? '' },
    logLevel: set.LOG_LEVEL,
    rateLimit: set.RATE_LIMIT === 'on',
    role: set.ROLE,
    jobConcurrency: set.JOB_CONCURRENCY,
    drawingThreads: set.DRAWING_THREADS ?? Math.min(2, availableParallelism()),
    metrics: set.METRICS_PORT === undefined ? undefined : { host: set.METRICS_HOST, port: set.METRICS_PORT },
  };
}

const metricsInPublic =
  'لا تُعرض القياسات على منفذ المنصة نفسه. عيّن METRICS_PORT لمنفذ غير PORT.\n' +
  'Metrics are not served on the port of the portal. Set METRICS_PORT to another port than PORT.';

const roleAlone =
  'قاعدة البيانات المدمجة لعملية واحدة تؤدي كل الأعمال. احذف ROLE، أو عيّن DATABASE_URL لقاعدة تشترك فيها العمليات.\n' +
  'The embedded database serves one process, which does all the work. Remove ROLE, or set DATABASE_URL to a database that the processes share.';

const hasSeveralHosts = (set: Environment) =>
  [set.DATABASE_URL, set.DATABASE_DIRECT_URL].some((address = '') => hostsOf(address).length > 1);

const hostsBehindPooler =
  'لا تُذكر عدة خوادم مع DATABASE_DIRECT_URL؛ مجمّع الاتصالات هو الذي يختار بينها. اذكر خادمًا واحدًا في كل من DATABASE_URL وDATABASE_DIRECT_URL.\n' +
  'Several hosts are not named together with DATABASE_DIRECT_URL: the pooler chooses between them. Name one host in DATABASE_URL and one in DATABASE_DIRECT_URL.';

const directAlone =
  'عُيّن DATABASE_DIRECT_URL دون DATABASE_URL. عيّن DATABASE_URL لعنوان مجمّع الاتصالات، أو احذف DATABASE_DIRECT_URL.\n' +
  'DATABASE_DIRECT_URL is set without DATABASE_URL. Set DATABASE_URL to the address of the pooler, or remove DATABASE_DIRECT_URL.';

/** Refusal of an unusable replica setting, in both languages; null for a usable one. */
function replicaRefusal({
  DATABASE_URL: url,
  DATABASE_DIRECT_URL: direct,
  DATABASE_REPLICA_URL: replica = '',
}: Environment): string | null {
  if (url === undefined) return replicaAlone;
  const isPrimary = replica === url || replica === direct;
  return isPrimary || hostsOf(replica).length > 1 ? replicaOfNone : null;
}

const replicaAlone =
  'عُيّن DATABASE_REPLICA_URL دون DATABASE_URL. عيّن DATABASE_URL للخادم الرئيسي الذي يتبعه الخادم التابع (replica)، أو احذف DATABASE_REPLICA_URL.\n' +
  'DATABASE_REPLICA_URL is set without DATABASE_URL. Set DATABASE_URL to the server that the replica follows, or remove DATABASE_REPLICA_URL.';

const replicaOfNone =
  'يجب أن يذكر DATABASE_REPLICA_URL خادمًا واحدًا غير المذكور في DATABASE_URL وDATABASE_DIRECT_URL. عيّنه لخادم تابع (replica)، أو احذفه.\n' +
  'DATABASE_REPLICA_URL must name one server that is neither DATABASE_URL nor DATABASE_DIRECT_URL. Set it to a replica of the database, or remove it.';

/**
 * Capability of the card gateway: on in the sandbox unless switched off; of a real gateway, off unless switched on.
 */
function isOn(setting: 'on' | 'off' | undefined, gateway: string | undefined): boolean {
  return setting === undefined ? gateway === undefined : setting === 'on';
}

/** The published keys are used only for services that the sandbox simulates, which `missingSettings` has ensured. */
function servicesOf(set: Environment): Pick<Config, 'mail' | 'cardGateway' | 'identity'> {
  return {
    mail: { smtpUrl: set.SMTP_URL, from: set.MAIL_FROM ?? 'سلامة <no-reply@salama.test>' },
    cardGateway: {
      url: set.CARD_GATEWAY_URL?.replace(/\/$/, ''),
      publicKey: set.CARD_GATEWAY_PUBLIC_KEY ?? publishedKeys.CARD_GATEWAY_PUBLIC_KEY,
      secretKey: set.CARD_GATEWAY_SECRET_KEY ?? publishedKeys.CARD_GATEWAY_SECRET_KEY,
      webhookSecret: set.CARD_GATEWAY_WEBHOOK_SECRET ?? publishedKeys.CARD_GATEWAY_WEBHOOK_SECRET,
      savedCards: isOn(set.SAVED_CARDS, set.CARD_GATEWAY_URL),
      applePay: isOn(set.APPLE_PAY, set.CARD_GATEWAY_URL),
    },
    identity: {
      url: set.IDENTITY_URL?.replace(/\/$/, ''),
      appId: set.IDENTITY_APP_ID ?? publishedKeys.IDENTITY_APP_ID,
      appKey: set.IDENTITY_APP_KEY ?? publishedKeys.IDENTITY_APP_KEY,
      audience: set.IDENTITY_AUDIENCE ?? 'salama',
    },
  };
}

/**
 * Missing settings. Outside the sandbox every service is required, and the address to which mails and the card gateway link;
 * in the sandbox, the rest of each service that is set in part.
 */
function missingSettings(set: Environment, sandbox: boolean): SettingName[] {
  const required: readonly SettingName[] = sandbox
    ? Object.values(serviceSettings)
        .filter(([url]) => set[url] !== undefined)
        .flat()
    : ['PUBLIC_URL', ...Object.values(serviceSettings).flat()];
  return required.filter((name) => set[name] === undefined);
}

/** Message in both languages with all missing names, so that they can be set at once. */
function missingMessage(missing: readonly SettingName[], sandbox: boolean): string {
  const names = missing.join(', ');
  if (sandbox) {
    return (
      `إعدادات الخدمات الخارجية ناقصة. أضف: ${names.replaceAll(', ', '، ')}؛ أو احذف بقية إعدادات الخدمة نفسها لتعمل خدمة تجريبية مكانها.\n` +
      `A service outside is set only in part. Missing: ${names}. Set them too, or remove the service's other settings ` +
      'and the sandbox plays it.'
    );
  }
  return (
    `لا تعمل المنصة على قاعدة بياناتك دون خدمات حقيقية للدفع والهوية والبريد. الإعدادات الناقصة: ${names.replaceAll(', ', '، ')}. ` +
    'للتجربة بخدمات وهمية عيّن SANDBOX=on.\n' +
    'The portal does not run on your own database without real payment, identity and mail services. ' +
    `Missing: ${names}. To try it with pretended ones, set SANDBOX=on.`
  );
}
