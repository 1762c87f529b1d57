import nodemailer from 'nodemailer';

export interface Mail {
  /** Becomes its Message-ID, so that receivers recognise a repeated mail as the same message. */
  readonly id?: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
  /** Address at which the reader unsubscribes, for the mail program's own button. */
  readonly unsubscribe?: string | null;
  /** Sender name that replaces the operator's. */
  readonly senderName?: string | null;
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
    async send({ id, attachments = [], senderName, unsubscribe, ...mail }) {
      const sender = senderName ? { name: senderName, address: addressOf(from) } : from;
      const messageId = id && `<${id}@${addressOf(from).split('@').at(-1)}>`;
      await transport.sendMail({
        from: sender,
        ...mail,
        messageId,
        attachments: [...attachments],
        ...(unsubscribe && { list: { unsubscribe } }),
      });
    },
  };
}

/** The address in a sender such as `Portal <no-reply@example.sa>`. */
const addressOf = (sender: string) => /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;
