import type { Transaction } from '#framework/server/db/connect';
import type { FastifyRequest } from 'fastify';
import type { Actor, AppContext } from '#framework/server/http/appContext';

type Notify = (
  api: AppContext,
  tx: Transaction,
  change: {
    readonly userId: string;
    readonly on: boolean;
    readonly actor: Actor;
    readonly request: FastifyRequest;
  },
) => Promise<void>;

/** Sends no mail; the audit log has the change. */
export const notifyOfSecondFactor: Notify = () => Promise.resolve();
