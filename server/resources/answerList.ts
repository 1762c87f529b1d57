import { and } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Language } from '#domain/i18n/localized';
import type { ListFilters } from '#domain/schema/declaredList';
import type { Resource } from '#domain/schema/resource';
import type { Api } from '../http/api';
import type { Actor } from '../http/actor';
import { ApiError } from '../http/apiError';
import { listQuery } from './listQuery';
import { countRecords, readRecords } from './readRecords';
import type { RecordView } from '#domain/api/recordView';
import { rowFilter } from './rowFilter';

interface Asked {
  /** Null only where everybody may read. */
  readonly actor: Actor | null;
  readonly language: Language;
  readonly query: Readonly<Record<string, unknown>>;
  readonly reply: FastifyReply;
}

interface Narrowed {
  /** As conditions of the database. */
  readonly only?: SQL;
  /** As the list's own filters. */
  readonly where?: ListFilters | undefined;
}

/** A declaration's list, perhaps under another address and with fewer rows: everywhere the same filters, pages and rights. */
export async function answerList(
  api: Api,
  resource: Resource,
  { actor, language, query, reply }: Asked,
  { only, where: fixed = {} }: Narrowed = {},
): Promise<RecordView[]> {
  const visible = rowFilter(resource, 'read', actor);
  if (!visible) throw new ApiError('forbidden');
  const asked = listQuery(resource, actor?.role ?? null, query, language);
  const kept = listQuery(resource, actor?.role ?? null, fixed, language);
  const where = and(visible, kept.where, asked.where, only);
  const rows = await readRecords(api, api.db, resource, actor, where, asked);
  // A page that is not full is the last one, and tells by itself how many there are.
  const isLast = rows.length < asked.limit && (rows.length > 0 || asked.offset === 0);
  const total = isLast ? asked.offset + rows.length : await countRecords(api.db, resource, where);
  reply.header('x-total-count', total);
  return rows;
}
