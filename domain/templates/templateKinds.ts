import type { Localized } from 'sijil/base/i18n/localized';
import type { Tone } from 'sijil/schema/field';

/** Kinds of template that an admin can edit. */
export const templateKinds = {
  form: { ar: 'نموذج تفتيش', en: 'Inspection form' },
  contract: { ar: 'قالب العقد', en: 'Contract template' },
  certificate: { ar: 'قالب الشهادة', en: 'Certificate template' },
  social: { ar: 'منشور مشاركة', en: 'Social post' },
} as const satisfies Record<string, Localized>;

export type TemplateKind = keyof typeof templateKinds;

/** Kinds with several templates. A document has one template for the entire portal; its versions follow each other. */
export const manifoldKinds = { form: templateKinds.form, social: templateKinds.social } as const;

export function isManifold(kind: TemplateKind): kind is keyof typeof manifoldKinds {
  return kind in manifoldKinds;
}

/** States of a template: a draft until its first version is published; no longer offered once archived. */
export const templateStatuses = {
  draft: { ar: 'مسودة', en: 'Draft', tone: 'neutral' },
  published: { ar: 'منشور', en: 'Published', tone: 'success' },
  archived: { ar: 'مؤرشف', en: 'Archived', tone: 'warning' },
} as const satisfies Record<string, Localized & { readonly tone: Tone }>;

/** True for an archived template: it is neither edited nor offered until it is restored. */
export function isArchived({ status }: { readonly status: keyof typeof templateStatuses }): boolean {
  return status === 'archived';
}

export type TemplateStatus = keyof typeof templateStatuses;
