import { z } from 'zod';
import { boolean, choice, defineShape, integer, json, localized, longText, text } from 'sijil/schema/index';
import { manifoldKinds } from './templateKinds';

/** Object of some kind, which the schema of that kind validates. */
const content = json({
  label: { ar: 'محتوى القالب', en: 'Template content' },
  schema: z.record(z.string(), z.unknown()),
});
const revision = integer({ label: { ar: 'المراجعة', en: 'Revision' }, required: true, min: 1 });

/** New template: empty, a copy of another one, or the content of a file. */
export const createTemplateBody = defineShape({
  kind: choice({ label: { ar: 'نوع القالب', en: 'Template type' }, required: true, options: manifoldKinds }),
  name: localized({ label: { ar: 'العنوان', en: 'Title' }, required: true, max: 160 }),
  from: text({ label: { ar: 'نسخة من', en: 'Copy of' }, max: 36 }),
  content,
});

/** Draft to be saved. `revision` is the one that the author has seen; if a newer one exists, the call is refused with 409. */
export const saveDraftBody = defineShape({
  revision,
  content: { ...content, required: true as const },
});

export const publishTemplateBody = defineShape({
  revision,
  note: longText({ label: { ar: 'وصف التغيير', en: 'What has changed?' }, max: 500 }),
});

export const archiveTemplateBody = defineShape({
  archived: boolean({ label: { ar: 'مؤرشف', en: 'Archived' }, required: true }),
});

/** Content of the editor to render or to compute with, not stored. */
export const drawTemplateBody = defineShape({ content: { ...content, required: true as const } });
