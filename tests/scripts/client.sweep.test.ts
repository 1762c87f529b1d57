import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { projectRoot } from '../support/folderTree';
import { asRole } from '../support/people';

const run = promisify(execFile);
let test: TestApp;
let folder: string;
let address: string;

/** Runs the command, which writes the client into a folder. */
function writeClient(into: string, token?: string) {
  const script = path.join(projectRoot, 'scripts/client/main.ts');
  return run(process.execPath, ['--import', 'tsx', script, path.join(folder, into), address], {
    cwd: projectRoot,
    env: { ...process.env, ...(token && { PORTAL_TOKEN: token }) },
  });
}

beforeAll(async () => {
  test = await buildTestApp();
  // Otherwise the first call waits for the document.
  await test.warmUp();
  address = await test.app.listen({ host: '127.0.0.1', port: 0 });
  folder = mkdtempSync(path.join(os.tmpdir(), 'salama-client-'));
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  await writeClient('api');
}, 120_000);
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the compiler's errors for a program that uses the client. */
async function check(program: string): Promise<string> {
  writeFileSync(path.join(folder, 'program.ts'), program);
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--lib',
    'esnext,dom',
  ];
  const compiler = path.join(projectRoot, 'node_modules/typescript/bin/tsc');
  return run(process.execPath, [compiler, ...options, '--ignoreConfig', 'program.ts'], { cwd: folder }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
}

const beginning = `import { createApiClient } from './api/client';
const api = createApiClient('https://portal.example', 'api_token');
`;

describe('the generated API client', () => {
  it('knows the type of an operation’s answer', async () => {
    const said = await check(`${beginning}
const { data } = await api.GET('/api/v1/cities/{id}', { params: { path: { id: 'some' } } });
const version: number | undefined = data?.version;
console.log(version);
export {};`);
    expect(said).toBe('');
  }, 60_000);

  it('rejects an unknown path and a field of the wrong type', async () => {
    const said = await check(`${beginning}
await api.GET('/api/v1/towns');
await api.POST('/api/v1/nationalities', { body: { descriptionAr: 7, descriptionEn: 'x' } });
export {};`);
    expect(said).toContain('program.ts(4,');
    expect(said).toContain('program.ts(5,');
  }, 60_000);

  it('has the custom fields only for an API key that reads them, and refuses a key that is not valid', async () => {
    const admin = await asRole(test, 'admin');
    const send = async (url: string, payload: object) => {
      const headers = { authorization: `Bearer ${admin.token}` };
      const answer = await test.app.inject({ method: 'POST', url: `/api/v1${url}`, payload, headers });
      expect([url, answer.statusCode]).toEqual([url, 201]);
      return answer.json<{ readonly $secret?: string }>();
    };
    const label = { ar: 'آخر معايرة', en: 'Calibrated on' };
    await send('/custom-fields', { resource: 'cities', label, kind: 'date' });
    const key = { name: 'Typed client', reads: ['designedFields'], endsOn: '2026-12-31' };
    const { $secret = '' } = await send('/api-tokens', key);
    const written = (into: string) => readFileSync(path.join(folder, into, 'schema.ts'), 'utf8');
    await writeClient('strangers');
    expect(written('strangers')).not.toContain('calibratedOn');
    await writeClient('designed', $secret);
    expect(written('designed')).toContain('calibratedOn');
    const unknown = `api_${'x'.repeat($secret.length - 4)}`;
    await expect(writeClient('refused', unknown)).rejects.toThrow('PORTAL_TOKEN is no longer valid');
  }, 180_000);
});
