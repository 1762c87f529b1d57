import type { FastifyRequest } from 'fastify';
import type { Transaction } from '#framework/server/db/connect';
import type { AppContext } from '#framework/server/http/appContext';

type Notify = (
  api: AppContext,
  tx: Transaction,
  signIn: { readonly userId: string; readonly request: FastifyRequest },
) => Promise<void>;

/** Sends no mail; the account's page lists its sessions. */
export const notifyOfNewDevice: Notify = () => Promise.resolve();
