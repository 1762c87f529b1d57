import { z } from 'zod';
import { roles } from '#app/roles';
import { narrowingRule } from '../schema/roles/narrowingRule';
import { designView } from './designView';
import { localizedText } from './parts';
import { changedTextsView } from './textViews';

/** The design of an installation as it travels to another one. Each part has an identifier that stays. */
export const designFile = z.strictObject({
  format: z.literal(1),
  // A file may be older than some of its parts: rights of owners, places.
  types: z.array(designView.shape.types.element.partial({ ownReaders: true, ownWriters: true })),
  fields: z.array(designView.shape.fields.element.extend({ place: z.string().nullish() })),
  roles: z.array(
    z.object({
      id: z.uuid(),
      name: localizedText,
      base: z.enum(roles),
      description: z.string().nullable(),
      narrowing: narrowingRule(z),
    }),
  ),
  texts: changedTextsView,
});

export type DesignFile = z.output<typeof designFile>;

export const designFileBody = z.strictObject({
  file: designFile,
  /** Also retires what only this installation has: it is hidden, and its values stay. */
  retire: z.boolean().default(false),
  /** Only says what it would do. */
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
