import { and, eq, gt, gte, inArray, lt, lte, ne } from 'drizzle-orm';
import { formatDateTime } from '#domain/formats/formatDate';
import type { Language, Localized } from '#domain/i18n/localized';
import { requestLabel } from '#domain/notifications/fillNotice';
import { hourMs, riyadhDate } from '#domain/scheduling/riyadhTime';
import { transitions } from '#domain/workflow/requestWorkflow';
import type { Transaction } from '../../../db/connect';
import { dayOffRequests, requests } from '../../../db/schema/requests';
import type { RequestRow } from '../../../workflow/requestRow';
import { inspectionTexts } from '../inspectionTexts';
import { lockInspector } from './lockInspector';

const visitMs = 2 * hourMs;

/** Statuses in which an inspector still has the visit before them. */
export const visitAhead = [...new Set([...transitions.startInspection.from, ...transitions.submitForm.from])];

/**
 * Why an inspector cannot make a visit at that time; null when they can. Their row stays locked until the transaction
 * ends, so that two supervisors' clicks cannot both find the same two hours free.
 */
export async function inspectorConflict(
  tx: Transaction,
  inspectorId: string,
  request: Pick<RequestRow, 'id'>,
  visitAt: Date,
): Promise<Localized | null> {
  await lockInspector(tx, inspectorId);
  const day = riyadhDate(visitAt);
  const [off] = await tx
    .select({ id: dayOffRequests.id })
    .from(dayOffRequests)
    .where(
      and(
        eq(dayOffRequests.inspectorId, inspectorId),
        eq(dayOffRequests.status, 'approved'),
        lte(dayOffRequests.startsOn, day),
        gte(dayOffRequests.endsOn, day),
      ),
    );
  if (off) return inspectionTexts.inspectorOff;
  const [other] = await tx
    .select({ number: requests.number, visitAt: requests.visitAt })
    .from(requests)
    .where(
      and(
        eq(requests.inspectorId, inspectorId),
        ne(requests.id, request.id),
        inArray(requests.status, visitAhead),
        gt(requests.visitAt, new Date(visitAt.getTime() - visitMs)),
        lt(requests.visitAt, new Date(visitAt.getTime() + visitMs)),
      ),
    );
  if (!other) return null;
  const number = requestLabel(other.number);
  const { ar, en } = inspectionTexts.inspectorBusy;
  const at = (language: Language) =>
    other.visitAt ? formatDateTime(other.visitAt.toISOString(), language) : '';
  const named = (text: string, language: Language) =>
    text.replace('{number}', number).replace('{visitAt}', at(language));
  return { ar: named(ar, 'ar'), en: named(en, 'en') };
}
