import { eq, exists, isNull, and, type Placeholder } from 'drizzle-orm';
import type { z } from 'zod';
import type { requestView } from '#domain/api/requestViews';
import { isUnderWay } from '#domain/workflow/visitAhead';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import type { Queryable } from 'sijil/server/db/connect';
import { tables } from '../../db/schema/declared';
import { visitDrafts } from '../../db/schema/visits';
import type { RequestRow } from '../../workflow/effect';

type VisitProgress = z.output<typeof requestView>['visitProgress'];

/** Selects the counts of a visit's draft, where the settings show progress. */
export function selectProgress(db: Queryable, id: Placeholder) {
  const { visitSettings } = tables;
  const isShown = db
    .select({ id: visitSettings.id })
    .from(visitSettings)
    .where(and(isNull(visitSettings.deletedAt), eq(visitSettings.progressShown, 'progress')));
  return db
    .select({
      answered: visitDrafts.answered,
      asked: visitDrafts.asked,
      section: visitDrafts.section,
      sections: visitDrafts.sections,
      heardAt: visitDrafts.updatedAt,
    })
    .from(visitDrafts)
    .where(and(eq(visitDrafts.requestId, id), exists(isShown)));
}

/** Progress of a visit, on its day. */
export function toProgress(
  [draft]: readonly Omit<NonNullable<VisitProgress>, 'startedAt'>[],
  { status, startedAt }: Pick<RequestRow, 'status' | 'startedAt'>,
  now: Date,
): VisitProgress {
  if (!draft || !startedAt || !isUnderWay(status)) return null;
  return riyadhDate(startedAt) === riyadhDate(now) ? { startedAt, ...draft } : null;
}
