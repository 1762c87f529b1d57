import { z } from 'zod';
import { roles } from '#app/roles';
import { narrowingRule } from '../schema/roles/narrowingRule';

const localizedText = z.object({ ar: z.string(), en: z.string() });

/** A custom role as it would be saved; `id` where it is there already. */
export const rolePreviewBody = z.strictObject({
  id: z.uuid().nullable(),
  base: z.enum(roles),
  narrowing: narrowingRule(z),
});

/** Changes that saving a custom role would make, and the people who have it. */
export const rolePreview = z.object({
  people: z.object({ count: z.number(), names: z.array(z.string()) }),
  /** Rights that the people lose, in words. */
  lost: z.array(localizedText),
  /** Rights that they gain: each is a limit that is removed. */
  gained: z.array(localizedText),
});

/** A question about a person or a role: records and an action, perhaps a field of theirs; or a right by its name. */
export const whyQuery = z.strictObject({
  person: z.uuid().optional(),
  role: z.union([z.enum(roles), z.templateLiteral(['custom:', z.string()])]).optional(),
  resource: z.string().max(60).optional(),
  action: z.enum(['read', 'create', 'update', 'delete']).optional(),
  field: z.string().max(60).optional(),
  right: z.string().max(100).optional(),
});

/** The rule that decides, in words. */
export const why = z.object({
  answer: z.enum(['allowed', 'some', 'refused']),
  rule: localizedText,
});
