import { z } from 'zod';
import { localizedText, type Wire } from '#framework/contract/parts';

/** Something that the reader should know or do, in their language; `link` is a path of the portal. */
export const notificationView = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  sentence: z.string(),
  requestId: z.string().nullable(),
  requestNumber: z.number().nullable(),
  link: z.string().nullable(),
  createdAt: z.date(),
  readAt: z.date().nullable(),
  /** Null for mere information; else whether its task is still open. */
  work: z.enum(['waiting', 'done']).nullable(),
});

export type NotificationView = Wire<z.infer<typeof notificationView>>;

const hour = z.number().nullable();

/** Notification preferences: time and language of emails, and the topics that are switched off. */
export const preferencesView = z.object({
  language: z.enum(['ar', 'en']),
  digestHour: hour,
  quietFrom: hour,
  quietUntil: hour,
  /** Kinds of which something is switched off; all others come both ways. */
  choices: z.array(z.object({ kind: z.string(), byPortal: z.boolean(), byMail: z.boolean() })),
});

export type PreferencesView = Wire<z.infer<typeof preferencesView>>;

/** Topic of the link in an email. */
export const mailPreferenceView = z.object({ title: localizedText, byMail: z.boolean() });

/** Mails as they were written, newest first. */
export const mailboxView = z.array(
  z.object({ id: z.string(), to: z.string(), subject: z.string(), text: z.string(), createdAt: z.date() }),
);

export type MailboxView = Wire<z.output<typeof mailboxView>>;
