import type { InjectOptions } from 'fastify';
import type { Api } from '../../server/http/api';

/** What is attacked: the app's answers, and the database in which the judges look. */
export interface Target {
  readonly api: Pick<Api, 'db' | 'sessions'>;
  readonly app: {
    readonly inject: (
      call: InjectOptions,
    ) => Promise<{ readonly statusCode: number; readonly payload: string }>;
  };
}
