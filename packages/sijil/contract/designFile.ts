import { z } from 'zod';
import { declaredRole } from './roleSchema';
import { narrowingRule } from '../schema/kinds/narrowing';
import { designView } from './designView';
import { localizedText } from './parts';
import { designKindNames } from '../schema/designs/fieldDesign';
import { languages } from '../base/i18n/localized';
import { pluralForms } from '../schema/kinds/wording';

const words = z.partialRecord(z.enum(pluralForms), z.string());

/** Texts that were changed. */
export const changedTextsView = z.array(
  z.object({ key: z.string(), language: z.enum(languages), text: words }),
);

/** Design of an installation, exported for another one. Each part has a stable identifier. */
export const designFile = z.strictObject({
  format: z.literal(1),
  // An older file may lack newer properties: rights of owners, places.
  types: z.array(designView.shape.types.element.partial({ ownReaders: true, ownWriters: true })),
  fields: z.array(designView.shape.fields.element.extend({ place: z.string().nullish() })),
  roles: z.array(
    z.object({
      id: z.uuid(),
      name: localizedText,
      base: declaredRole,
      description: z.string().nullable(),
      narrowing: narrowingRule(z),
    }),
  ),
  texts: changedTextsView,
});

export type DesignFile = z.output<typeof designFile>;

export const designFileBody = z.strictObject({
  file: designFile,
  /** True: also retires items that only this installation has. They are hidden, and their values stay. */
  retire: z.boolean().default(false),
  /** True: returns the plan and changes nothing. */
  dryRun: z.boolean().default(false),
});

/** Plan of applying a file. */
export const designPlan = z.object({
  lines: z.array(
    z.object({
      part: z.enum(['types', 'fields', 'roles', 'texts']),
      key: z.string(),
      title: z.string(),
      /** `kept`: only this installation has it. `conflict`: it cannot be applied, and neither can the file. */
      change: z.enum(['add', 'restore', 'change', 'kept', 'retire', 'conflict']),
      details: z.array(z.object({ label: z.string(), from: z.string(), to: z.string() })),
      /** Warning about values that would be lost, in words. */
      warning: z.string().nullable(),
    }),
  ),
});

export type DesignPlan = z.output<typeof designPlan>;
export type PlanLine = DesignPlan['lines'][number];

const choiceLabel = z.strictObject({ ar: z.string().max(80), en: z.string().max(80) });

/** A designed field and its new kind, with the options that this kind needs. */
export const kindChangeBody = z.strictObject({
  resource: z.string().max(60),
  name: z.string().max(60),
  kind: z.enum(designKindNames),
  options: z
    .array(z.strictObject({ key: z.string().max(40).nullish(), label: choiceLabel }))
    .max(100)
    .nullish(),
  min: z.number().nullish(),
  max: z.number().nullish(),
});

/** A value as displayed, the number of records that hold it, and its converted text; null where it is lost. */
const changedValue = z.object({ text: z.string(), records: z.number(), becomes: z.string().nullable() });

/** Effect of another kind on the values of a designed field. */
export const kindChangeView = z.object({
  /** Reason for which the kind cannot be changed. */
  problem: localizedText.nullable(),
  /** Records that hold a value, and those that would lose it. */
  records: z.number(),
  lost: z.number(),
  /** True where only some of the records were read: both numbers are then the least. */
  partial: z.boolean(),
  /** Most frequent values, of those that are lost and of those whose text changes. */
  examples: z.array(changedValue),
});

const inBoth = z.object({ ar: words, en: words });

export const textsQuery = z.strictObject({
  /** Words of the text, in either language, or a part of its key. */
  q: z.string().max(200).optional(),
  /** The one text of this key. */
  key: z.string().max(300).optional(),
  _start: z.coerce.number().int().min(0).default(0),
});

/** Texts of the application, each with its original and present words. */
export const foundTextsView = z.object({
  total: z.number(),
  rows: z.array(
    z.object({
      key: z.string(),
      area: localizedText,
      original: inBoth,
      changed: z.object({ ar: words.nullable(), en: words.nullable() }),
      /** Ids of the records that change it. */
      ids: z.object({ ar: z.uuid().nullable(), en: z.uuid().nullable() }),
    }),
  ),
});
