import { z } from 'zod';
import { localizedText, type Wire } from '#framework/contract/parts';

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
