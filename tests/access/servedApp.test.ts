import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerErrorHandler } from 'sijil/server/plugins/errorHandler';
import { registerPortal } from 'sijil/server/plugins/portal';
import { registerSecurityHeaders } from 'sijil/server/plugins/protection';
import { registerServedApp } from 'sijil/server/plugins/servedApp';
import { fieldApp } from '../../server/config/fieldApp';
import { writeTree } from '../support/folderTree';

const app = Fastify();

beforeAll(async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'salama-served-'));
  const page = (title: string) => `<!doctype html><title>${title}</title>`;
  writeTree(root, {
    'portal/index.html': page('portal'),
    'field/index.html': page('field'),
    'field/serviceWorker.js': '0',
    'field/assets/index-a1.js': '0',
  });
  const field = fieldApp(path.join(root, 'field'));
  app.decorateRequest('language', 'ar');
  registerErrorHandler(app);
  registerSecurityHeaders(app, { pictures: [], services: [] }, [field]);
  await registerServedApp(app, field);
  await registerPortal(app, path.join(root, 'portal'), () => Promise.resolve());
});
afterAll(() => app.close());

const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
const powersAt = async (url: string) => String((await get(url)).headers['permissions-policy']);
const contentAt = async (url: string) => String((await get(url)).headers['content-security-policy']);

describe('the address of the inspectors’ app', () => {
  it('leads to its page, also without the slash and from an unknown address below it', async () => {
    expect((await get('/field/')).body).toContain('<title>field');
    for (const url of ['/field', '/field?from=mail', '/field/visits/7'])
      expect((await get(url)).headers.location, url).toBe('/field/');
  });

  it('answers 404 for a missing file, so that a phone never stores the page in its place', async () => {
    expect((await get('/field/assets/index-old.js')).statusCode).toBe(404);
  });

  it('lets browsers keep hashed files for a year, and ask for the page and the service worker again', async () => {
    const cacheOf = async (url: string) => (await get(url)).headers['cache-control'];
    expect(await cacheOf('/field/assets/index-a1.js')).toContain('immutable');
    expect(await cacheOf('/field/')).toBe('no-cache');
    expect(await cacheOf('/field/serviceWorker.js')).toBe('no-cache');
  });
});

describe('the headers', () => {
  it('allow the app what an inspection without a network needs', async () => {
    for (const power of ['camera', 'microphone', 'geolocation', 'screen-wake-lock'])
      expect(await powersAt('/field/')).toContain(`${power}=(self)`);
    const content = await contentAt('/field/serviceWorker.js');
    expect(content).toContain("worker-src 'self'");
    expect(content).toContain("media-src 'self' blob:");
    expect(content).toContain("require-trusted-types-for 'script';trusted-types field");
    expect(content).not.toContain('unsafe');
  });

  it('allow the portal none of it, and neither a path that only begins alike', async () => {
    for (const url of ['/', '/fields', '/fieldwork/1', '/api/v1/health']) {
      for (const power of ['microphone', 'screen-wake-lock'])
        expect(await powersAt(url), url).toContain(`${power}=()`);
      expect(await contentAt(url), url).toContain('trusted-types default dompurify');
    }
  });
});
