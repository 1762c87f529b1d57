import { z } from 'zod';
import type { Wire } from '#framework/contract/parts';

/** Mails as they were written, newest first. */
export const mailboxView = z.array(
  z.object({ id: z.string(), to: z.string(), subject: z.string(), text: z.string(), createdAt: z.date() }),
);
export type MailboxView = Wire<z.output<typeof mailboxView>>;
