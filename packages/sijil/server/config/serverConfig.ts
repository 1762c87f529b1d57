import { existsSync } from 'node:fs';
import path from 'node:path';

/** Origins outside the server that pages may use, for the content security policy. */
export interface PageOrigins {
  /** Pictures, such as the tiles of a map. */
  readonly pictures: readonly string[];
  /** Services that a page calls, embeds or posts a form to. */
  readonly services: readonly string[];
}

/** Settings of a process's database connections. */
export interface DatabaseSettings {
  /** PostgreSQL itself, where the database's address leads to a pooler: for migrations and work on dedicated connections. */
  readonly directUrl?: string | undefined;
  /** Streaming replica of the database, for read-only work; absent: there is none. */
  readonly replicaUrl?: string | undefined;
  /** Most connections that answer calls; 20 by default. */
  readonly pool?: number | undefined;
  /** False: no statement is named, as a pooler in transaction mode requires. */
  readonly prepare?: boolean | undefined;
}

/** A bucket for files, by the S3 protocol. */
export interface BucketSettings {
  readonly name: string;
  /** Prefix of every key, without a slash at its end; may be empty. */
  readonly prefix: string;
  /** Address of the service; absent: that of AWS for the region. */
  readonly endpoint: string | undefined;
  /** Address at which browsers reach the service; absent: they reach only the server. */
  readonly publicUrl: string | undefined;
  readonly region: string;
  readonly keyId: string;
  readonly keySecret: string;
}

/** An OpenID Connect provider at which people of the team sign in. */
export interface SignInProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Name shown to people, such as Microsoft. */
  readonly name: string;
  /** True for a provider whose addresses count as verified without its saying so: only its operator creates the accounts. */
  readonly trustsEmails: boolean;
}

/** Work that a process does: calls of people and programs, queued jobs, or both. */
type ProcessRole = 'web' | 'worker' | 'all';

/** False for a worker: it runs jobs, and serves only its health. */
export const answersPeople = ({ role }: Pick<ServerConfig, 'role'>) => role !== 'worker';

interface BackupSettings {
  readonly nightly: boolean;
  /** Encrypts the archives. */
  readonly passphrase: string | undefined;
}

/** Settings that the framework's server reads; an application's configuration extends them. */
export interface ServerConfig {
  readonly host: string;
  readonly port: number;
  /** Address by which people reach the server, without a slash at its end. */
  readonly publicUrl: string;
  /** Proxies that are trusted to give the caller's address; none unless they are named. */
  readonly trustProxy: string | false;
  readonly dataDir: string;
  /** Store of files; absent: a folder in `dataDir`. */
  readonly bucket?: BucketSettings | undefined;
  /** Absent: the server runs its own PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly database?: DatabaseSettings;
  /** Backups of an embedded database by the process itself; absent: it makes none. */
  readonly backups?: BackupSettings;
  /** Absent: people sign in with a password alone. */
  readonly signInProvider?: SignInProviderSettings | undefined;
  /** True: the reference of the API is public. */
  readonly apiDocs: boolean;
  readonly logLevel: string;
  readonly rateLimit: boolean;
  /** `all` by default. */
  readonly role?: ProcessRole;
  /** Jobs that this process runs at the same time; 2 by default. */
  readonly jobConcurrency?: number;
  /** Address of the metrics, apart from the portal's; absent: none are served. */
  readonly metrics?: { readonly host: string; readonly port: number } | undefined;
}

/** Error that a restart does not fix: somebody has to change a setting. The message says which. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/** The folder of the `package.json` that a file's folder belongs to: an application's, read as TypeScript or built into `dist`. */
export function packageFolder(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : packageFolder(path.dirname(folder));
}
