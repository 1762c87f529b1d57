import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailMessages } from '../../server/db/schema/messages';
import { users } from '../../server/db/schema/users';
import { addJob } from 'sijil/server/jobs/addJob';
import { runJobs } from 'sijil/server/jobs/runJobs';
import { loggedError, loggedRequest, withoutParameters } from 'sijil/server/log/withoutSecrets';
import { jobs } from '../../server/wiring/jobs/jobs';
import { buildTestApp, type TestApp } from '../support/buildTestApp';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test?.close());

const secrets = ['$argon2id$v=19$secret', 'sara@example.test', '+966501234567'];

async function failedInsert(): Promise<Error> {
  const [passwordHash, email, phone] = secrets as [string, string, string];
  const values = { email, name: 'سارة', phone, role: 'client' as const, passwordHash };
  await test.api.db.insert(users).values(values).onConflictDoNothing();
  return test.api.db
    .insert(users)
    .values(values)
    .then(
      () => new Error('it was accepted'),
      (error: Error) => error,
    );
}

describe('the log entry of a failed query', () => {
  it('has its place and cause, but none of its values', async () => {
    const error = await failedInsert();
    expect(error.message).toContain(secrets[0]);
    const logged = JSON.stringify(loggedError(error));
    expect(logged).toContain('insert into');
    expect(logged).toContain('23505');
    expect(logged).toContain('withoutSecrets.test');
    for (const secret of secrets) expect(logged).not.toContain(secret);
  });

  it('has no values when the job queue quotes the error in its own text', async () => {
    const error = await failedInsert();
    const withError = `Failed task 7 (deliverMail, 12.00ms) with error '${error.message}':\n  ${String(error.stack).replaceAll('\n', '\n  ')}`;
    for (const secret of secrets) expect(withoutParameters(withError)).not.toContain(secret);
    expect(withoutParameters(withError)).toContain('Failed task 7');
  });

  it('has no values in the error that the job queue stores', async () => {
    const { db } = test.api;
    const [mail] = await db
      .insert(mailMessages)
      .values({ to: 'office@example.test', subject: 'س', text: 'س', html: 'س' })
      .returning();
    await addJob(db, 'deliverMail', { id: String(mail?.id) });
    const send = async () => Promise.reject(await failedInsert());
    await runJobs({ ...test.api, mailer: { delivers: true, send } }, jobs);
    const readError = async () => {
      const { rows } = await db.execute<{ last_error: string | null }>(
        sql`select last_error from graphile_worker.jobs where task_identifier = 'deliverMail'`,
      );
      return rows[0]?.last_error;
    };
    // The queue may store a failure just after the run has ended.
    await expect.poll(readError).toMatch(/insert into .* duplicate key/s);
    const kept = await readError();
    for (const secret of secrets) expect(kept).not.toContain(secret);
  });

  it('is unchanged for errors without query values', async () => {
    const error = await test.api.db
      .execute(sql`select 1 from nothing_here`)
      .catch((reason: unknown) => reason);
    expect(loggedError(error).cause?.message).toContain('nothing_here');
    expect(loggedError('out of order')).toMatchObject({ message: 'out of order' });
  });
});

describe('the log entry of a call', () => {
  const of = (url: string) => loggedRequest({ method: 'GET', url, ip: '127.0.0.1' }).url;
  it('has the path and parameter names, but no token, signature or search text', () => {
    expect(of('/reset-password?token=abcdef')).toBe('/reset-password?token');
    expect(of('/files/3f0e8a52-7a5e-4a3e-9b1e-5b1f0f6f2a11?expires=1&signature=xyz')).toBe(
      '/files/3f0e8a52-7a5e-4a3e-9b1e-5b1f0f6f2a11?expires&signature',
    );
    expect(of('/api/v1/clients?q=%D8%B3%D8%A7%D8%B1%D8%A9&_sort=name')).toBe('/api/v1/clients?q&_sort');
    expect(of(`/verify-email/${'a'.repeat(43)}`)).toBe('/verify-email/…');
  });
});
