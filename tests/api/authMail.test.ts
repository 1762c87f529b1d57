import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailer } from '../../server/adapters/mail/mailer';
import { runJobs } from 'sijil/server/jobs/runJobs';
import { jobs } from '../../server/wiring/jobs/jobs';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { findText } from '../support/findText';
import type { Reply } from './authFixture';

const received: string[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      received.push(Buffer.concat(chunks).toString());
      done();
    });
  },
});
let test: TestApp;
let port: number;

beforeAll(async () => {
  test = await buildTestApp();
  await new Promise<void>((resolve) => {
    const server = smtp.listen(0, '127.0.0.1', () => {
      port = (server.address() as { port: number }).port;
      resolve();
    });
  });
});
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(resolve));
  await test.close();
});

/** Decodes the readable parts of a mail: base64 and quoted-printable. */
function readable(mail: string): string {
  return mail
    .split(/\r\n\r\n/)
    .map((part) =>
      /^[A-Za-z0-9+/=\r\n]+$/.test(part.split('\r\n--')[0] ?? '')
        ? Buffer.from(part.split('\r\n--')[0] ?? '', 'base64').toString()
        : part.replaceAll('=\r\n', '').replaceAll('=3D', '='),
    )
    .join('\n');
}

describe('the verification mail', () => {
  it('is delivered over SMTP, its token is not stored in plain text, and its link verifies the address', async () => {
    const body = {
      name: 'سارة القحطاني',
      companyName: 'مطاعم الواحة',
      phone: '0501234567',
      email: 'sara@example.test',
      password: 'Palm7Garden',
      acceptTerms: true,
      readPrivacy: true,
    };
    await call(test, 'auth.signup', { body });
    const mailer = createMailer(`smtp://127.0.0.1:${port}`, 'سلامة <no-reply@salama.test>');
    await runJobs({ ...test.api, mailer }, jobs);
    expect(received).toHaveLength(1);
    const [mail = ''] = received;
    expect(mail).toMatch(/^To: sara@example\.test/m);
    // The token is in the URL fragment, which browsers never send to a server.
    const token = /\/verify-email#token=([\w-]{43})/.exec(readable(mail))?.[1];
    expect(await findText(test, String(token))).toEqual([]);
    const verified = await call<Reply>(test, 'auth.verifyEmail', { body: { token } });
    expect(verified.body.user).toMatchObject({ email: 'sara@example.test', profile_completed: false });
  });
});
