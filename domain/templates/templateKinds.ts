import type { Localized } from '../i18n/localized';
import type { Tone } from '../workflow/statuses';

/** What an admin can write a template of. */
export const templateKinds = {
  form: { ar: 'نموذج تفتيش', en: 'Inspection form' },
} as const satisfies Record<string, Localized>;

export type TemplateKind = keyof typeof templateKinds;

/** A template is a draft until its first version is published; archived, it is offered no longer. */
export const templateStatuses = {
  draft: { ar: 'مسودة', en: 'Draft', tone: 'neutral' },
  published: { ar: 'منشور', en: 'Published', tone: 'success' },
  archived: { ar: 'مؤرشف', en: 'Archived', tone: 'warning' },
} as const satisfies Record<string, Localized & { readonly tone: Tone }>;

export type TemplateStatus = keyof typeof templateStatuses;
