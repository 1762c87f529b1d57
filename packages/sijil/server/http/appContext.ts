import type { FastifyInstance } from 'fastify';
import type { Handlers } from './handlers';
import type { Metrics } from '../metrics';
import type { Sessions } from './sessions';
import type { ServerConfig } from '../config/serverConfig';
import type { Database } from '../db/connect';
import type { Replica } from '../db/replica/replica';
import type { Storage } from '../storage/storage';
import type { Language } from 'sijil/base/i18n/localized';
import type { Scope } from 'sijil/schema/apiTokens/apiTokens';
import type { Actor as Person } from 'sijil/schema/access';
import type { Registered } from 'sijil/schema/application';

/** Context of every module: the server to register on, and the outside services behind small interfaces. */
export interface AppContext extends Dependencies {
  readonly app: FastifyInstance;
  readonly sessions: Sessions;
  readonly metrics: Metrics;
  readonly handlers: Handlers;
  /** Folder of the application's migrations. */
  readonly migrationsFolder: string;
}

/** Outside services of the application, those of the framework among them. */
export type Dependencies = Registered<'dependencies', ServerDependencies>;

/** Outside services of the framework; an application's extend them. */
export interface ServerDependencies {
  readonly config: ServerConfig;
  readonly db: Database;
  /** Reads that may use a replica (`fromReplica`); absent where there is none. */
  readonly replica?: Replica;
  readonly clock: () => Date;
  readonly storage: Storage;
  /** Signs links to files, so that an image can be shown without a header. */
  readonly linkKey: string;
  /** Look-up of webhooks' receivers; the public internet by default. */
  readonly receivers?: Receivers;
  /** False while the database is silent or gone: calls are then refused at once. Always true by default. */
  readonly databaseAnswers?: () => boolean;
  /** True while this process works on queued jobs; absent where others do. */
  readonly jobsRun?: () => boolean;
}

/** Look-up of the addresses of webhooks' receivers; replaced in tests. */
export interface Receivers {
  /** Returns every address of a name. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** True only in tests: this machine receives too, without https. */
  readonly localAllowed: boolean;
}

/** The signed-in person behind a request. */
export interface Actor extends Person {
  readonly sessionId: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly mustChangePassword: boolean;
  /** True for a person whose role requires two-step sign-in, and who has not set it up. */
  readonly mustAddSecondFactor: boolean;
  /** True in a session that a sign-in provider has verified: password and second step are the provider's. */
  readonly throughProvider: boolean;
  /** The admin who sees the application as this person, and may change nothing; null in the person's own sessions. */
  readonly seenBy: { readonly id: string; readonly name: string } | null;
  /** The API token that acts as this person, and its scopes; null in the person's own sessions. */
  readonly apiTokenId: string | null;
  readonly scopes: readonly Scope[] | null;
}

/** Author of a write: a person in a session, or an automation with the rights of a role. */
export type Writer = Person & Partial<Pick<Actor, 'sessionId'>>;

/** Id of the person in front of the screen, or of the token: limits of calls and streams apply to it. */
export const callerOf = ({
  userId,
  seenBy,
  apiTokenId,
}: Pick<Actor, 'userId' | 'seenBy' | 'apiTokenId'>): string => apiTokenId ?? seenBy?.id ?? userId;

/** A server that does not listen yet. */
export interface BuiltApp {
  readonly app: FastifyInstance;
  readonly api: AppContext;
  /** Does what would delay the first callers, once the design is loaded. */
  readonly warmUp: () => Promise<void>;
}
