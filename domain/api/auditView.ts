import { z } from 'zod';
import { historyEntry, titleView } from 'sijil/contract/consoleViews';
import { localizedText } from 'sijil/contract/parts';
import { transitionNames } from '../workflow/requestWorkflow';

/** Kinds of entries in the audit log: changes of records, and steps of requests. */
export const auditActions = [...historyEntry.shape.action.options, 'step'] as const;

/** An entry of the audit log: a change of a record of any kind, or a step of a request. */
export const auditView = historyEntry.extend({
  action: z.enum(auditActions),
  resource: z.string(),
  /** Name of the record's kind, if no declaration has one. */
  kind: localizedText.nullable(),
  /** Transition and reason of an entry of a request. */
  step: z
    .object({
      transition: z.enum(transitionNames),
      reason: z.string().nullable(),
    })
    .nullable(),
  recordId: z.string(),
  title: titleView.nullable(),
});
export type AuditView = z.infer<typeof auditView>;
