import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { requestView } from '#domain/api/requestViews';
import type { Language } from '#domain/i18n/localized';
import { riyadhDate } from '#domain/scheduling/riyadhTime';
import { availableActions } from '#domain/workflow/availableActions';
import { resources } from '#resources';
import type { RequestFacts } from '#domain/workflow/guards';
import type { AppContext } from '../../http/appContext';
import { together } from '../../db/together';
import { requests } from '../../db/schema/requests';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/apiError';
import { selectFacts, toFacts } from '../../workflow/loadFacts';
import type { RequestRow } from '../../workflow/requestRow';
import { readableRows } from '../../resources/rowFilter';
import { linksOf } from '../../services/files/fileLinks';
import { selectOwnReports, toOwnReport } from '../inspectors/ownReports';
import { readReinspection } from '../reinspection/readReinspection';
import { readOrderedWith } from './readOrderedWith';
import { type RequestParts, selectParts, toParts } from './requestParts';
import { selectRequests, toSummary } from './summaryRows';
import { detailFor } from './detailFor';
import { toMoneyParts } from './moneyParts';
import { toWorkParts } from './workParts';

type RequestView = z.output<typeof requestView>;

/** A request and everything around it, in one statement: each select alone would be another way to the database. */
const readAround = together('around a request', (db, given) => ({
  requests: db
    .select()
    .from(requests)
    .where(eq(requests.id, given('id'))),
  ...selectParts(db, given('id')),
  reports: selectOwnReports(db, given('actorId'), { requestId: given('id') }),
  facts: selectFacts(db, given('today')).where(eq(requests.id, given('id'))),
}));

/**
 * A request in full as the actor may see it, with what they may do next and why not: what every write operation answers.
 * @throws ApiError not_found when the request is not the actor's to know of.
 */
export async function loadRequestView(
  api: AppContext,
  actor: Actor,
  id: string,
  language: Language,
): Promise<RequestView> {
  const [row] = await selectRequests(api.db).where(
    and(eq(requests.id, id), readableRows(resources.requests, actor)),
  );
  if (!row) throw new ApiError('not_found');
  const now = api.clock();
  const [{ requests: found, facts, reports, ...rows }, orderedWith] = await Promise.all([
    readAround(api.db, { id, actorId: actor.userId, today: riyadhDate(now) }),
    readOrderedWith(api.db, actor, row.request),
  ]);
  const [request] = found;
  if (!request) throw new ApiError('not_found');
  const parts = toParts(rows);
  const [links, reinspection] = await Promise.all([
    linksOf(api, api.db, fileIdsOf(parts)),
    readReinspection(api, actor, request),
  ]);
  return {
    ...toSummary(row, actor),
    ...toMoneyParts(request, parts, links, actor, language),
    ...toWorkParts(request, parts, links, actor, { now, publicUrl: api.config.publicUrl }),
    package: request.package,
    orderedWith,
    reinspection,
    reports: reports.map(toOwnReport),
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
    actions: facts.flatMap((one) => actionsOf(toFacts(request, one, actor, now), request, actor, language)),
  };
}

function actionsOf(facts: RequestFacts, request: RequestRow, actor: Actor, language: Language) {
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
