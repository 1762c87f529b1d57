import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { connectDatabase } from 'sijil/server/db/connect';
import { migrateSchema } from 'sijil/server/db/migrate';
import { backOfficeApplication } from 'sijil/server/backOffice';
import { readConfig } from 'sijil/server/config/readConfig';
import { trialPassword } from 'sijil/server/firstAccounts';
import { createTestDatabase } from '../../../tests/support/testDatabase';
import server from '../server';

interface Reply<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface Library {
  readonly app: FastifyInstance;
  /** Signs a user in and returns their calls of the API. */
  as(email: string): Promise<Caller>;
  /** Returns calls with a token from an answer. */
  with(token: string): Caller;
  close(): Promise<void>;
}

export type Caller = <T = Record<string, unknown>>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
) => Promise<Reply<T>>;

const application = backOfficeApplication(path.dirname(import.meta.dirname), server);

/** Opens the lending library on its own database, with the people and books of a new one. */
export async function openLibrary(): Promise<Library> {
  const { url, drop } = await createTestDatabase('template0');
  await migrateSchema(url, application.schema);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'library-'));
  const config = readConfig({ DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMIT: 'off' });
  const { app, api } = await application.build(await application.connect(config, connectDatabase(url)));
  await application.prepare(api);
  const callWith =
    (token?: string): Caller =>
    async (method, address, payload) => {
      const reply = await app.inject({
        method,
        url: `/api/v1${address}`,
        headers: { 'accept-language': 'en', ...(token && { authorization: `Bearer ${token}` }) },
        ...(payload && { payload }),
      });
      return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
    };
  return {
    app,
    with: callWith,
    as: async (email) => {
      const body = { email, password: trialPassword };
      const reply = await callWith()<{ token: { plain_text_token: string } }>('POST', '/auth/login', body);
      return callWith(reply.body.token.plain_text_token);
    },
    close: async () => {
      await app.close();
      await api.db.$client.end();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
