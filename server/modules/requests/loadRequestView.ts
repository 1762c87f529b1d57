import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { requestView } from '#domain/api/requestViews';
import type { Language } from '#domain/i18n/localized';
import { availableActions } from '#domain/workflow/availableActions';
import { resources } from '#resources';
import type { Api } from '../../http/api';
import { requests } from '../../db/schema/requests';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/apiError';
import { loadFacts } from '../../workflow/loadFacts';
import type { RequestRow } from '../../workflow/requestRow';
import { readableRows } from '../../resources/rowFilter';
import { linksOf } from '../../services/files/fileLinks';
import { readOwnReports } from '../inspectors/loadInspectorPage';
import { readOrderedWith } from './readOrderedWith';
import { readRequestParts, type RequestParts } from './requestParts';
import { selectRequests, toSummary } from './summaryRows';
import { detailFor } from './detailFor';
import { toMoneyParts } from './moneyParts';
import { toWorkParts } from './workParts';

type RequestView = z.output<typeof requestView>;

/**
 * A request in full as the actor may see it, with what they may do next and why not: what every write operation answers.
 * @throws ApiError not_found when the request is not the actor's to know of.
 */
export async function loadRequestView(
  api: Api,
  actor: Actor,
  id: string,
  language: Language,
): Promise<RequestView> {
  const [row] = await selectRequests(api.db).where(
    and(eq(requests.id, id), readableRows(resources.requests, actor)),
  );
  if (!row) throw new ApiError('not_found');
  const [parts, reports, orderedWith, actions] = await Promise.all([
    readRequestParts(api.db, id),
    readOwnReports(api.db, actor.userId, { requestId: id }),
    readOrderedWith(api.db, actor, row.request),
    actionsOf(api, actor, row.request, language),
  ]);
  const links = await linksOf(api, api.db, fileIdsOf(parts));
  return {
    ...toSummary(row, actor),
    ...toMoneyParts(row.request, parts, links, actor, language),
    ...toWorkParts(row.request, parts, links, actor, { now: api.clock(), publicUrl: api.config.publicUrl }),
    package: row.request.package,
    orderedWith,
    reports,
    history: parts.history.map(({ entry, by }) => ({
      transition: entry.transition,
      from: entry.from,
      to: entry.to,
      by,
      performer: entry.performer,
      reason: entry.reason,
      detail: detailFor(actor, entry.detail),
      at: entry.at,
    })),
    actions,
  };
}

async function actionsOf(api: Api, actor: Actor, request: RequestRow, language: Language) {
  const facts = await loadFacts(api.db, request, actor, api.clock());
  return availableActions(request.status, actor.role, facts).map(({ name, allowed, reason }) => ({
    name,
    allowed,
    reason: reason?.[language] ?? null,
  }));
}

function fileIdsOf({ contract, payments, taxDocuments, certificates }: RequestParts) {
  return [
    contract?.fileId,
    contract?.signedFileId,
    ...certificates.flatMap(({ fileAr, fileEn }) => [fileAr, fileEn]),
    ...payments.map(({ receiptFileId }) => receiptFileId),
    ...taxDocuments.map(({ fileId }) => fileId),
  ];
}
