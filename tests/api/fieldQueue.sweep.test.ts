import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { restaurantForm } from '#domain/forms/seedForms';
import { formSubmissions } from '../../server/db/schema/evidence';
import { files } from 'sijil/server/db/schema/files';
import { answers } from '../../server/db/schema/requests';
import { users } from '../../server/db/schema/users';
import { hashPassword } from 'sijil/server/http/secrets';
import {
  addForm,
  buildInspectionsFixture,
  makeRequest,
  readRequest,
  sunday,
  type InspectionsFixture,
} from './inspectionsFixture';

let fixture: InspectionsFixture;
let url: string;
let email: string;
/** Called with each answer of the portal before the tool receives it. */
let answered: (call: string) => void = () => undefined;
const folder = mkdtempSync(path.join(tmpdir(), 'salama-queue-'));

beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  fixture.test.setNow(sunday);
  const [user] = await fixture.test.api.db
    .update(users)
    .set({ passwordHash: await hashPassword('Demo1234') })
    .where(eq(users.id, fixture.inspector.id))
    .returning();
  email = String(user?.email);
});
afterAll(async () => {
  await fixture.test.close();
  rmSync(folder, { recursive: true });
});

/** Runs the tool in a separate process. */
function run(...args: string[]): {
  child: ChildProcess;
  ended: Promise<{ code: number | null; out: string }>;
} {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/field/main.ts', ...args, '--url', url, '--email', email, '--folder', folder],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (out += text.toString()));
  return { child, ended: once(child, 'exit').then(([code]) => ({ code: code as number | null, out })) };
}

it('a visit is submitted exactly once, even if the field tool is killed at any step', async () => {
  fixture.test.app.server.prependListener('request', (request, response) => {
    const end = response.end.bind(response) as (...given: unknown[]) => typeof response;
    response.end = ((...given: unknown[]) => {
      answered(`${request.method} ${request.url?.split('?')[0]?.split('/').at(-1)}`);
      return end(...given);
    }) as typeof response.end;
  });
  url = await fixture.test.app.listen({ port: 0, host: '127.0.0.1' });
  const id = await makeRequest(fixture, 'inspector_assigned', {
    visitAt: sunday,
    formVersionId: await addForm(fixture.test, restaurantForm),
  });
  const { number } = await readRequest(fixture, id);
  const play = ['play', `R-${number}`, '--part', '700', '--fail', '3'];

  // Kills after the portal has received the start, a part, a further part, and the form itself.
  const moments: readonly (readonly [string, number])[] = [
    ['POST start', 1],
    ['PATCH', 3],
    ['PATCH', 20],
    ['POST form', 1],
  ];
  for (const [operation, nth] of moments) {
    let times = 0;
    const { child, ended } = run(...play);
    answered = (heard) => {
      if (heard.startsWith(operation) && (times += 1) === nth) child.kill('SIGKILL');
    };
    const { code, out } = await ended;
    expect([operation, nth, code, times >= nth || out]).toEqual([operation, nth, null, true]);
  }
  answered = () => undefined;
  // The portal has the form, but the tool does not know; sending again returns the same receipt.
  const { status, version } = await readRequest(fixture, id);
  expect(status).toBe('form_submitted');
  const { code, out } = await run('sync').ended;
  expect([code, out]).toEqual([0, expect.stringContaining(`سُلّم نموذج R-${number}`)]);
  expect((await readRequest(fixture, id)).version).toBe(version);

  const { db } = fixture.test.api;
  const given = await db.select().from(answers).where(eq(answers.requestId, id));
  expect(new Set(given.map(({ questionKey }) => questionKey)).size).toBe(given.length);
  const named = given.flatMap(({ fileIds }) => fileIds);
  expect(new Set(named).size).toBe(named.length);
  expect(await db.$count(files, eq(files.ownerId, fixture.inspector.id))).toBe(named.length);
  expect(out).toContain(`الإجابات: ${given.length}، الملفات: ${named.length}`);
  expect(await db.$count(formSubmissions, eq(formSubmissions.requestId, id))).toBe(1);
  // Nothing is left to send, and no files remain.
  const own = path.join(folder, email);
  expect(readdirSync(path.join(own, 'visits'))).toEqual([]);
  expect(existsSync(path.join(own, 'evidence')) && readdirSync(path.join(own, 'evidence'))).toEqual([]);
}, 120_000);

it('a visit made offline is sent on the next sync', async () => {
  const id = await makeRequest(fixture, 'inspector_assigned', {
    visitAt: sunday,
    formVersionId: await addForm(fixture.test, restaurantForm),
  });
  const { number } = await readRequest(fixture, id);
  expect((await run('assignments').ended).out).toContain(`R-${number}`);
  const there = url;
  url = 'http://127.0.0.1:9';
  const made = await run('play', `R-${number}`).ended;
  expect([made.code, made.out]).toEqual([3, expect.stringMatching(/عدد الزيارات المنتظرة في .+: 1\./)]);
  expect((await readRequest(fixture, id)).status).toBe('inspector_assigned');
  url = there;
  expect((await run('sync').ended).code).toBe(0);
  expect((await readRequest(fixture, id)).status).toBe('form_submitted');
}, 60_000);
