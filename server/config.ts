import path from 'node:path';
import { z } from 'zod';

const environment = z.object({
  NODE_ENV: z.string().default('production'),
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  DEMO: z.enum(['on', 'off']).optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('سلامة <no-reply@salama.test>'),
  CARD_GATEWAY_URL: z.url().optional(),
  CARD_GATEWAY_PUBLIC_KEY: z.string().default('pk_test_sandbox'),
  CARD_GATEWAY_SECRET_KEY: z.string().default('sk_test_sandbox'),
  CARD_GATEWAY_WEBHOOK_SECRET: z.string().default('sandbox-webhook'),
  IDENTITY_URL: z.url().optional(),
  IDENTITY_APP_ID: z.string().default('sandbox'),
  IDENTITY_APP_KEY: z.string().default('sandbox'),
  IDENTITY_AUDIENCE: z.string().default('salama'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
});

export interface Config {
  readonly host: string;
  readonly port: number;
  /** The address that people and the card gateway reach us by; without a slash at its end. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Absent: the portal runs its own PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly demo: boolean;
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  readonly cardGateway: {
    /** Absent: the sandbox gateway of this portal. */
    readonly url: string | undefined;
    readonly publicKey: string;
    readonly secretKey: string;
    readonly webhookSecret: string;
  };
  readonly identity: {
    /** Absent: the sandbox identity service of this portal. */
    readonly url: string | undefined;
    readonly appId: string;
    readonly appKey: string;
    /** Whom the service's signed tokens are made for. */
    readonly audience: string;
  };
  readonly logLevel: string;
  readonly rateLimit: boolean;
}

/** Reads the environment; throws one readable message that names every setting that is wrong. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) throw new Error(`The environment is not valid.\n${z.prettifyError(parsed.error)}`);
  const set = parsed.data;
  return {
    host: set.HOST,
    port: set.PORT,
    publicUrl: (set.PUBLIC_URL ?? `http://localhost:${set.PORT}`).replace(/\/$/, ''),
    dataDir: path.resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    // Demo people have a known password, so they never appear by themselves on somebody's own server.
    demo:
      set.DEMO === undefined
        ? set.DATABASE_URL === undefined
        : set.DEMO === 'on' && set.DATABASE_URL === undefined,
    mail: { smtpUrl: set.SMTP_URL, from: set.MAIL_FROM },
    cardGateway: {
      url: set.CARD_GATEWAY_URL?.replace(/\/$/, ''),
      publicKey: set.CARD_GATEWAY_PUBLIC_KEY,
      secretKey: set.CARD_GATEWAY_SECRET_KEY,
      webhookSecret: set.CARD_GATEWAY_WEBHOOK_SECRET,
    },
    identity: {
      url: set.IDENTITY_URL?.replace(/\/$/, ''),
      appId: set.IDENTITY_APP_ID,
      appKey: set.IDENTITY_APP_KEY,
      audience: set.IDENTITY_AUDIENCE,
    },
    logLevel: set.LOG_LEVEL,
    rateLimit: set.RATE_LIMIT === 'on',
  };
}
