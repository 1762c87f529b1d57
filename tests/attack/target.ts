import type { Readable } from 'node:stream';
import type { InjectOptions } from 'fastify';
import type { AppContext } from '../../framework/server/http/appContext';

export interface InjectedAnswer {
  readonly statusCode: number;
  readonly payload: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  /** Where the answer was asked for as a stream. */
  readonly stream?: () => Readable;
}

/** What is attacked: the app's answers, and the database in which the judges look. */
export interface Target {
  readonly api: Pick<AppContext, 'db' | 'sessions'>;
  readonly app: { readonly inject: (call: InjectOptions) => Promise<InjectedAnswer> };
}
