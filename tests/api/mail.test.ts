import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailer } from '../../server/adapters/mail/mailer';

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
let port: number;

beforeAll(
  () =>
    new Promise<void>((resolve) => {
      const server = smtp.listen(0, '127.0.0.1', () => {
        port = (server.address() as { port: number }).port;
        resolve();
      });
    }),
);
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));

describe('mail', () => {
  it('goes out through a real SMTP conversation, Arabic and all', async () => {
    const mailer = createMailer(`smtp://127.0.0.1:${port}`, 'سلامة <no-reply@salama.test>');
    expect(mailer.delivers).toBe(true);
    await mailer.send({
      to: 'client@example.test',
      subject: 'كلمة مرور جديدة',
      text: 'مرحبًا',
      html: '<p>مرحبًا</p>',
    });
    const [mail = ''] = received;
    expect(mail).toMatch(/^To: client@example\.test/m);
    const subject = /^Subject: =\?UTF-8\?B\?(.+)\?=/m.exec(mail)?.[1] ?? '';
    expect(Buffer.from(subject, 'base64').toString()).toBe('كلمة مرور جديدة');
  });

  it('stays in the portal where no server is set', async () => {
    const mailer = createMailer(undefined, 'x@y.test');
    await mailer.send({ to: 'a@b.test', subject: '', text: '', html: '' });
    expect(mailer.delivers).toBe(false);
    expect(received).toHaveLength(1);
  });
});
