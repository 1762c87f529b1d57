import { userName } from 'sijil/server/db/names';
import { and, count, desc, eq, inArray, isNotNull, isNull, lte, ne, or, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { placeView } from '#domain/api/lookupViews';
import { questionsOf } from '#domain/forms/inspectionForm';
import { openingHoursOf, spansOf } from '#domain/scheduling/openingHours';
import { openingAnswer } from '#domain/scheduling/statedHours';
import { type Localized, nameOf } from 'sijil/base/i18n/localized';
import type { Queryable } from 'sijil/server/db/connect';
import { correctiveItems, requests } from '../../../db/schema/requests';
import { users } from '../../../db/schema/users';
import type { AppContext } from 'sijil/server/http/appContext';
import type { RequestRow } from '../../../workflow/effect';
import { openPurchases } from '../../packages/openPurchases';
import { loadForm } from '../../filledForms/loadFilledForm';
import { loadRequestPlace, mapLinkOf, type RequestPlace } from '../../requests/findRequest';

type Place = z.output<typeof placeView>;

/** Number of earlier visits that are searched for a repeated finding. */
const lookBack = 5;

/** Place of a request's visit: address and contact, the last visit, repeated findings and the company's packages. */
export async function loadPlace(api: AppContext, request: RequestRow): Promise<Place> {
  const [place, visits, packages] = await Promise.all([
    loadRequestPlace(api.db, request),
    readVisitsBefore(api.db, request),
    openPurchases(api.db, request.clientId, [request.serviceId], api.clock()),
  ]);
  return {
    contact: place ? branchContact(place) : await clientContact(api.db, request.clientId),
    branch: place && nameOf(place.branch.name, place.branch.nameEn),
    address: place && addressOf(place),
    mapLink: place?.branch.place ? mapLinkOf(place.branch.place) : null,
    openingHours: spansOf(openingHoursOf(place?.branch, openingAnswer(request.answers))),
    lastVisit: await loadLastVisit(api.db, visits[0]),
    repeated: await loadRepeated(
      api.db,
      request,
      visits.map(({ id }) => id),
    ),
    packages: packages.map(({ id, name, remaining, quantity, endsOn }) => ({
      id,
      name,
      remaining,
      quantity,
      endsOn,
    })),
  };
}

const branchContact = ({ branch: { responsibleName, responsiblePhone } }: RequestPlace) => ({
  name: nameOf(responsibleName, null),
  phone: responsiblePhone,
});

async function clientContact(db: Queryable, id: string): Promise<Place['contact']> {
  const [client] = await db
    .select({ name: userName, phone: users.phone })
    .from(users)
    .where(eq(users.id, id));
  return client ?? null;
}

function addressOf({ branch, city, district }: RequestPlace): Localized {
  const parts = (language: keyof Localized) =>
    [branch.street, district?.[language], city[language], branch.shortAddress].filter(Boolean);
  return { ar: parts('ar').join('، '), en: parts('en').join(', ') };
}

/** Earlier visits of the branch, or of the company's fleet, whose results were sent; the newest first. */
function readVisitsBefore(db: Queryable, request: RequestRow) {
  const { id, number, visitAt, startedAt, score, grade, resultsSentAt } = requests;
  return db
    .select({ id, number, visitAt, startedAt, score, grade, resultsSentAt })
    .from(requests)
    .where(
      and(
        visitsBefore(request),
        request.branchId ? eq(requests.branchId, request.branchId) : isNull(requests.branchId),
      ),
    )
    .orderBy(desc(requests.resultsSentAt), desc(requests.number))
    .limit(lookBack);
}

type VisitBefore = Awaited<ReturnType<typeof readVisitsBefore>>[number];

async function loadLastVisit(db: Queryable, last: VisitBefore | undefined): Promise<Place['lastVisit']> {
  const on = last && (last.startedAt ?? last.visitAt ?? last.resultsSentAt);
  if (!last || !on) return null;
  const { id, number, score, grade } = last;
  const [items] = await db
    .select({ open: count() })
    .from(correctiveItems)
    .where(
      and(
        eq(correctiveItems.requestId, id),
        or(isNull(correctiveItems.verdict), ne(correctiveItems.verdict, 'accepted')),
      ),
    );
  return {
    id,
    number,
    score,
    grade,
    on,
    open: items?.open ?? 0,
  };
}

async function loadRepeated(
  db: Queryable,
  request: RequestRow,
  visitIds: readonly string[],
): Promise<Place['repeated']> {
  if (visitIds.length < 2) return [];
  const rows = await db
    .selectDistinct({ requestId: correctiveItems.requestId, key: correctiveItems.questionKey })
    .from(correctiveItems)
    .where(inArray(correctiveItems.requestId, [...visitIds]));
  const times = new Map<string, number>();
  for (const { key } of rows) times.set(key, (times.get(key) ?? 0) + 1);
  const form = await loadForm(db, request);
  // Equally frequent findings keep the order of the form.
  return questionsOf(form)
    .map(({ key, text }) => ({ text, times: times.get(key) ?? 0 }))
    .filter((finding) => finding.times >= 2)
    .toSorted((one, other) => other.times - one.times)
    .slice(0, lookBack);
}

/**
 * Condition for visits before a request's: same client (a place that was sold does not reveal another company's answers),
 * same service, started no later, results sent. The caller adds the branch or vehicle.
 */
export function visitsBefore(request: RequestRow): SQL | undefined {
  return and(
    ne(requests.id, request.id),
    eq(requests.clientId, request.clientId),
    eq(requests.serviceId, request.serviceId),
    isNotNull(requests.resultsSentAt),
    request.startedAt ? lte(requests.startedAt, request.startedAt) : undefined,
  );
}
