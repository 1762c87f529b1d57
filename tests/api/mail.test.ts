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
  it('is delivered over SMTP with an Arabic subject', async () => {
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

  it('that is sent twice has the same Message-ID', async () => {
    const mailer = createMailer(`smtp://127.0.0.1:${port}`, 'سلامة <no-reply@salama.test>');
    const mail = { id: 'a1b2', to: 'client@example.test', subject: 'x', text: 'x', html: 'x' };
    const before = received.length;
    await mailer.send(mail);
    await mailer.send(mail);
    const ids = received.slice(before).map((text) => /^Message-ID: (.+)$/im.exec(text)?.[1]?.trim());
    expect(ids).toEqual(['<a1b2@salama.test>', '<a1b2@salama.test>']);
    received.length = before;
  });

  it('that can be stopped has the address for the mail program’s own button', async () => {
    const mailer = createMailer(`smtp://127.0.0.1:${port}`, 'سلامة <no-reply@salama.test>');
    const mail = { to: 'client@example.test', subject: 'x', text: 'x', html: 'x' };
    const before = received.length;
    await mailer.send({ ...mail, unsubscribe: 'https://portal.example/mail-preference/a.b.c' });
    await mailer.send({ ...mail, unsubscribe: null });
    const [stoppable = '', other = ''] = received.slice(before);
    expect(stoppable).toMatch(/^List-Unsubscribe: <https:\/\/portal\.example\/mail-preference\/a\.b\.c>/im);
    expect(other).not.toMatch(/List-Unsubscribe/i);
    received.length = before;
  });

  it('is not delivered if no server is configured', async () => {
    const mailer = createMailer(undefined, 'x@y.test');
    await mailer.send({ to: 'a@b.test', subject: '', text: '', html: '' });
    expect(mailer.delivers).toBe(false);
    expect(received).toHaveLength(1);
  });
});
