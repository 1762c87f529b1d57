import { eq } from 'drizzle-orm';
import type { NoticeData } from '#domain/notifications/fillNotice';
import type { NoticeAudience } from '#domain/notifications/requestNotices';
import type { Queryable } from '#framework/server/db/connect';
import { requests } from '../../db/schema/requests';
import type { RequestRow } from '../../workflow/effect';
import { selectRequests } from '../requests/summaryRows';

/**
 * Values of a notice's words, from the request as given; stored with the notice, so that it stays true to that
 * moment.
 */
export async function readNoticeData(
  tx: Queryable,
  request: RequestRow,
  audience: NoticeAudience,
  reason: string | null,
): Promise<NoticeData> {
  const [row] = await selectRequests(tx).where(eq(requests.id, request.id));
  if (!row) throw new Error(`request ${request.id} vanished`);
  return {
    audience,
    number: request.number,
    service: row.service.name,
    client: row.companyName,
    place: row.branch?.name ?? null,
    supervisor: request.supervisorId && row.supervisorName,
    inspector: request.inspectorId && row.inspectorName,
    visitAt: request.visitAt?.toISOString() ?? null,
    deadline: request.correctionsDueAt?.toISOString() ?? null,
    score: request.score,
    reason,
  };
}
