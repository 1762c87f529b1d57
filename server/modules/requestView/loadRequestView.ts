import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { requestView } from '#domain/api/requestViews';
import type { Language } from '#framework/base/i18n/localized';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import { availableActions } from '#domain/workflow/availableActions';
import { resources } from '#resources';
import type { RequestFacts } from '#domain/workflow/guards';
import type { AppContext } from '#framework/server/http/appContext';
import { batchSelect } from '#framework/server/db/batchSelect';
import { requests } from '../../db/schema/requests';
import type { Actor } from '#framework/server/http/actor';
import { ApiError } from '#framework/server/http/apiError';
import { selectFacts, toFacts } from '../../workflow/loadFacts';
import type { RequestRow } from '../../workflow/effect';
import { readableRows } from '#framework/server/resources/rowFilter';
import { toFileLink } from '#framework/server/files/fileLinks';
import { selectCancellation, toCancellation } from '../cancellations/cancellations';
import { selectOwnReports, toOwnReport } from '../inspectors/ownReports';
import { readReinspection, selectReinspection } from '../reinspection/readReinspection';
import { selectOrderedWith, toOrderedWith } from './orderedWith';
import { selectParts, toParts } from './requestParts';
import { selectSharedTransfers } from './sharedTransfers';
import { restOfRequest, selectRequests, toSummary } from '../requests/summaryRows';
import { visibleParts } from '../requests/stated';
import { detailFor } from './detailFor';
import { toMoneyParts } from './moneyParts';
import { toWorkParts } from './workParts';

type RequestView = z.output<typeof requestView>;

/** A request and everything around it, in one statement: each select alone would be another way to the database. */
const readAround = batchSelect('request in full', (db, given, actor) => {
  const id = given('id');
  const visible = readableRows(resources.requests, actor, given);
  return {
    summaries: selectRequests(db, { rest: restOfRequest }).where(and(eq(requests.id, id), visible)),
    ...selectParts(db, id),
    ...selectOrderedWith(db, id, visible),
    ...selectReinspection(db, id),
    ...selectSharedTransfers(db, id, visibleParts(actor, { resultsSentAt: null }).sharedTransfers),
    ...selectCancellation(db, id),
    reports: selectOwnReports(db, given('userId'), { requestId: id }),
    facts: selectFacts(db, given('today')).where(eq(requests.id, id)),
  };
});

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
  const now = api.clock();
  const { facts, reports, ...rows } = await readAround(api.db, actor, { id, today: riyadhDate(now) });
  const [row] = rows.summaries;
  if (!row) throw new ApiError('not_found');
  const request = Object.assign(row.rest, row.request);
  const parts = Object.assign(toParts(rows), {
    sameReceipt: rows.sameReceipt,
    sameReference: rows.sameReference,
  });
  const links = new Map(rows.files.map((file) => [file.id, toFileLink(api, file)]));
  const around = {
    package: request.package,
    orderedWith: toOrderedWith(actor, request, rows),
    reinspection: await readReinspection(api, actor, request, rows),
    ...toCancellation(rows, visibleParts(actor, request)),
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
  // Assigned: what a literal spreads after its first part V8 copies name by name, which took 50 µs.
  return Object.assign(
    toSummary(row, actor),
    toMoneyParts(request, parts, links, actor, language),
    toWorkParts(request, parts, links, actor, { now, publicUrl: api.config.publicUrl }),
    around,
  );
}

function actionsOf(facts: RequestFacts, request: RequestRow, actor: Actor, language: Language) {
  return availableActions(request.status, actor.role, facts).map(({ name, allowed, reason }) => ({
    name,
    allowed,
    reason: reason?.[language] ?? null,
  }));
}
