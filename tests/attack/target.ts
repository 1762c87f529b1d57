import type { Readable } from 'node:stream';
import type { InjectOptions } from 'fastify';
import type { AppContext } from 'sijil/server/http/appContext';

export interface InjectedAnswer {
  readonly statusCode: number;
  readonly payload: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  /** Set if the answer was requested as a stream. */
  readonly stream?: () => Readable;
}

/** Target of the attack: the app's answers, and the database that judges inspect. */
export interface Target {
  readonly api: Pick<AppContext, 'db' | 'sessions'>;
  readonly app: { readonly inject: (call: InjectOptions) => Promise<InjectedAnswer> };
}
