import { eq } from 'drizzle-orm';
import { keysOf, objectFrom } from '#framework/base/objects';
import type { Transaction } from '#framework/server/db/connect';
import { templates } from '../../db/schema/templates';
import { ApiError } from '#framework/server/http/apiError';
import type { Actor } from '#framework/server/http/actor';
import { recordAudit } from '#framework/server/resources/audit';

export type TemplateRecord = typeof templates.$inferSelect;

/** A template that is about to be written. @throws ApiError not_found */
export async function lockTemplate(tx: Transaction, id: string): Promise<TemplateRecord> {
  const [template] = await tx.select().from(templates).where(eq(templates.id, id)).for('update');
  if (!template) throw new ApiError('not_found');
  return template;
}

type Changes = Partial<Pick<TemplateRecord, 'name' | 'status' | 'publishedVersion' | 'revision'>>;

interface Step {
  readonly action: 'create' | 'update' | 'delete';
  readonly actor: Actor;
  readonly at: Date;
  readonly before: Partial<TemplateRecord>;
  readonly changes: Changes;
}

/** Records a change to a template in the audit log. */
export async function recordTemplate(
  tx: Transaction,
  { id, kind }: Pick<TemplateRecord, 'id' | 'kind'>,
  { action, actor, at, before, changes }: Step,
): Promise<void> {
  await recordAudit(tx, {
    resource: { name: `templates.${kind}` },
    id,
    action,
    actor,
    at,
    version: changes.revision ?? before.revision ?? 1,
    changes: objectFrom(keysOf(changes), (name) => ({
      from: before[name] ?? null,
      to: changes[name] ?? null,
    })),
  });
}
