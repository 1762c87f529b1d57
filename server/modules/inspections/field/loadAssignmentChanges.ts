import type { AssignmentChangesView } from '#domain/api/fieldViews';
import type { Language } from '#framework/base/i18n/localized';
import type { Actor } from '#framework/server/http/actor';
import type { AppContext } from '#framework/server/http/appContext';
import { digestOfVisit, readAssignmentCursor, writeAssignmentCursor } from './assignmentCursor';
import { loadAssignments } from './loadAssignments';

/**
 * Changes since an app's cursor; without one, all assignments. The cursor holds digests instead of a time: no
 * change can slip between two moments, and a branch's new telephone counts like a new visit time. @throws ApiError
 * cursor_unknown
 */
export async function loadAssignmentChanges(
  api: AppContext,
  actor: Actor,
  cursor: string | undefined,
  language: Language,
): Promise<AssignmentChangesView> {
  const before = readAssignmentCursor(cursor);
  const visits = await loadAssignments(api, actor, language);
  const known = new Map(visits.map((visit) => [visit.id, digestOfVisit(visit)]));
  return {
    cursor: writeAssignmentCursor(known),
    changed: visits.filter(({ id }) => before.get(id) !== known.get(id)),
    gone: [...before.keys()].filter((id) => !known.has(id)),
  };
}
