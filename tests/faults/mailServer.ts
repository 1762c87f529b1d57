import { SMTPServer } from 'smtp-server';
import { findFreePort } from 'sijil/server/db/embedded/launchPostgres';

/** SMTP server that stops and restarts at the same address, and records the ids of the mails that it received. */
export class MailServer {
  readonly ids: string[] = [];
  private server: SMTPServer | undefined;

  private constructor(readonly port: number) {}

  static async begin(): Promise<MailServer> {
    const mail = new MailServer(await findFreePort());
    await mail.start();
    return mail;
  }

  get settings(): Readonly<Record<string, string>> {
    return { SMTP_URL: `smtp://127.0.0.1:${this.port}`, MAIL_FROM: 'سلامة <no-reply@salama.test>' };
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        let text = '';
        stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
        stream.on('end', () => {
          this.ids.push(/^Message-ID: (\S+)/im.exec(text)?.[1] ?? 'none');
          done();
        });
      },
    });
    server.on('error', () => undefined);
    this.server = server;
    await new Promise<void>((listening) => server.listen(this.port, '127.0.0.1', listening));
  }

  async stop(): Promise<void> {
    const { server } = this;
    await new Promise<void>((closed) => (server ? server.close(closed) : closed()));
  }
}
