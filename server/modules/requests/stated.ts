import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { statedView } from '#domain/api/requestViews';
import type { Actor } from '#framework/schema/access';
import { requestFields } from '../../records/requestFields';
import { requests } from '../../db/schema/requests';
import { visibleParts } from './visibleParts';

type Stated = z.output<typeof statedView>;

const { receiptSince, certificateRevokedAt } = requestFields;

/** Columns of `requests` from which `requestState` derives a request's state. */
export const statedColumns = {
  status: requests.status,
  correctionsDueAt: requests.correctionsDueAt,
  receiptSince: moment(receiptSince),
  certificateRevokedAt: moment(certificateRevokedAt),
};

function moment(field: (typeof requestFields)[string] | undefined) {
  return sql<Date | null>`${field?.value}`.mapWith(requests.createdAt);
}

/** State as the actor may read it. */
export function toStated(row: Stated, actor: Pick<Actor, 'role'>): Stated {
  const { money } = visibleParts(actor, { resultsSentAt: null });
  return {
    status: row.status,
    correctionsDueAt: row.correctionsDueAt,
    receiptSince: money ? row.receiptSince : null,
    certificateRevokedAt: row.certificateRevokedAt,
  };
}
