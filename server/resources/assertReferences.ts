import { and, inArray } from 'drizzle-orm';
import type { Language } from '#domain/i18n/localized';
import { issueMessages } from '#domain/schema/issueMessages';
import type { ReferenceField } from '#domain/schema/fields/reference';
import type { Resource } from '#domain/schema/resource';
import { resourceNamed } from '#resources';
import type { Transaction } from '../db/connect';
import type { Actor } from '../http/actor';
import { ApiError } from '../http/apiError';
import { assertOwnFiles } from '../modules/files/storeFile';
import { columnOf } from './columnOf';
import { rowFilter } from './rowFilter';
import { storeOf } from './storeOf';

interface Writer {
  readonly resource: Resource;
  readonly actor: Actor;
  readonly language: Language;
}

/**
 * Refuses, beside the field, a reference to a row that does not exist or that the writer may not see: a row of another
 * company is as unknown as one that was never there. Files must be the writer's own unless the record had them before.
 */
export async function assertReferences(
  tx: Transaction,
  writer: Writer,
  values: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = writer.resource.fields[name];
    if (!field || value === null || value === undefined) continue;
    if (field.kind === 'reference' || field.kind === 'references') {
      const ids = [value].flat() as string[];
      if (!(await areVisible(tx, writer, (field as ReferenceField).to, ids))) {
        const message = issueMessages.not_an_option[writer.language].replace(
          '{label}',
          field.label[writer.language],
        );
        throw new ApiError('validation_failed', {}, { [name]: [message] });
      }
    }
    if (field.kind === 'file' || field.kind === 'image') {
      const known = (before[name] as { id?: string } | null | undefined)?.id === value;
      if (!known) await assertOwnFiles(tx, writer.actor.userId, [value as string]);
    }
  }
}

async function areVisible(
  tx: Transaction,
  { actor }: Writer,
  to: string,
  ids: readonly string[],
): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  const target = resourceNamed(to);
  const visible = target && rowFilter(target, 'read', actor);
  if (!target || !visible) return false;
  const id = columnOf(target, 'id');
  const rows = await tx
    .select({ id })
    .from(storeOf(target).table)
    .where(and(inArray(id, wanted), visible));
  return rows.length === wanted.length;
}
