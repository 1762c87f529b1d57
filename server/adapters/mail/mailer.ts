import nodemailer from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

export interface Mailer {
  /** True when mail leaves the portal; false when it only stays in the mailbox page. */
  readonly delivers: boolean;
  send(mail: Mail): Promise<void>;
}

/** Sends through SMTP where `smtpUrl` is set; otherwise mail stays in `mail_messages`, which the mailbox page shows. */
export function createMailer(smtpUrl: string | undefined, from: string): Mailer {
  if (!smtpUrl) return { delivers: false, send: () => Promise.resolve() };
  const transport = nodemailer.createTransport(smtpUrl);
  return {
    delivers: true,
    async send({ attachments = [], ...mail }) {
      await transport.sendMail({ from, ...mail, attachments: [...attachments] });
    },
  };
}
