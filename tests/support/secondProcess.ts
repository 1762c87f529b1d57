import type { FastifyInstance } from 'fastify';
import { createNafath } from '../../server/adapters/identity/nafath';
import { buildApp } from '../../server/application';
import { injectFetch } from './injectFetch';
import type { TestApp } from './buildTestApp';

/** Builds a second process of the same installation: same database, files and clock, but separate memory. */
export async function secondProcess({ api }: TestApp): Promise<{ readonly app: FastifyInstance }> {
  const { config, db, clock, storage, mailer, gateway, linkKey, certificateKey } = api;
  const built: Awaited<ReturnType<typeof buildApp>> = await buildApp({
    config,
    db,
    clock,
    storage,
    mailer,
    gateway,
    linkKey,
    certificateKey,
    identity: createNafath({
      ...config.identity,
      url: `${config.publicUrl}/sandbox/nafath`,
      clock,
      fetch: injectFetch(() => built.app),
    }),
  });
  return built;
}
