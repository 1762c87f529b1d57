import type { Name } from 'sijil/base/i18n/localized';
import { bothNames, userName } from 'sijil/server/db/names';
import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { hasPrivilege } from 'sijil/schema/roles/privileges';
import type { FileLink } from 'sijil/contract/parts';
import type { correctiveActionsView } from '#domain/api/requestViews';
import { correctionsExpired } from '#domain/requests/nextStep';
import { statuses } from '#domain/workflow/statuses';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { correctiveItems, correctiveRounds } from '../../../db/schema/requests';
import { users } from '../../../db/schema/users';
import type { RequestRow } from '../../../workflow/effect';
import { linksOf } from 'sijil/server/files/fileLinks';
import { toAskedView } from '#domain/api/askedView';
import { type FormPart, loadFilledForm } from '../../filledForms/loadFilledForm';
import { branchManagersOf } from './assignCorrections';
import { lostPoints } from '#domain/scoring/correctedScore';

interface Failed {
  readonly vehicleId: string | null;
  readonly questionKey: string;
}

/** Points that the request's score gains if one more item is accepted; null without a gain. */
function pointsToRegain(
  form: InspectionForm,
  parts: readonly FormPart[],
  items: readonly (Failed & { readonly verdict: 'accepted' | 'refused' | null })[],
): (item: Failed) => number | null {
  const same = (one: Failed, other: Failed) =>
    one.vehicleId === other.vehicleId && one.questionKey === other.questionKey;
  const accepted = items.filter(({ verdict }) => verdict === 'accepted');
  const lost = lostPoints({
    parts: parts.map(({ vehicle, answers }) => ({
      vehicle,
      categories: form.categories.map(({ key, weight, questions }) => ({
        key,
        weight,
        questions: questions.map((question) => ({
          key: question.key,
          weight: question.weight ?? null,
          severity: question.severity,
          score: answers.find(({ questionKey }) => questionKey === question.key)?.score ?? null,
          mended: accepted.some((one) =>
            same(one, { vehicleId: vehicle?.id ?? null, questionKey: question.key }),
          ),
        })),
      })),
    })),
  });
  return (item) => lost.find((one) => same(one, item))?.gain ?? null;
}

type View = z.output<typeof correctiveActionsView>;
type ItemRow = typeof correctiveItems.$inferSelect;
type RoundRow = typeof correctiveRounds.$inferSelect;

/** The corrective list in the order of the form, by vehicle; only one vehicle's if requested. */
export async function loadCorrectiveActions(
  api: AppContext,
  actor: Actor,
  request: RequestRow,
  vehicleId?: string,
): Promise<View> {
  const { form, parts } = await loadFilledForm(api.db, request);
  const managers = alias(users, 'managers');
  const found = await api.db
    .select({
      item: correctiveItems,
      by: userName,
      assignedTo: { id: managers.id, name: bothNames(managers.name, managers.nameEn) },
    })
    .from(correctiveItems)
    .leftJoin(users, eq(users.id, correctiveItems.draftedById))
    .leftJoin(managers, eq(managers.id, correctiveItems.assignedToId))
    .where(
      and(
        eq(correctiveItems.requestId, request.id),
        vehicleId === undefined ? undefined : eq(correctiveItems.vehicleId, vehicleId),
      ),
    );
  // Drafts are visible only to the company.
  const items = found.map(({ item, by, assignedTo }) => ({
    ...item,
    draft: actor.clientId === null ? null : item.draft,
    assignedTo: actor.clientId === null ? null : assignedTo,
    by,
  }));
  const rounds = await api.db
    .select()
    .from(correctiveRounds)
    .where(eq(correctiveRounds.requestId, request.id))
    .orderBy(asc(correctiveRounds.round));
  const links = await linksOf(api, api.db, [
    ...rounds.flatMap(({ fileIds }) => fileIds),
    ...items.flatMap(({ fileIds, draft }) => [...fileIds, ...(draft?.fileIds ?? [])]),
    ...parts.flatMap(({ rows }) => rows.flatMap(({ fileIds }) => fileIds)),
  ]);
  const pointsOf = pointsToRegain(form, parts, items);
  return {
    dueAt: request.correctionsDueAt,
    open:
      statuses[request.status].phase === 'corrections' &&
      request.completionDueAt === null &&
      !correctionsExpired(request, api.clock()),
    managers: hasPrivilege(actor.role, 'corrections.assign') ? await branchManagersOf(api.db, request) : [],
    items: parts.flatMap((part) => itemsOfPart(form, part, { items, rounds, links, pointsOf })),
  };
}

interface Sources {
  readonly items: readonly (ItemRow &
    Pick<View['items'][number], 'assignedTo'> & { readonly by: Name | null })[];
  readonly pointsOf: (item: ItemRow) => number | null;
  readonly rounds: readonly RoundRow[];
  readonly links: ReadonlyMap<string, FileLink>;
}

function itemsOfPart(
  form: InspectionForm,
  { vehicle, rows }: FormPart,
  { items, rounds, links, pointsOf }: Sources,
): View['items'] {
  const toLinks = (ids: readonly string[] = []) => ids.flatMap((id) => links.get(id) ?? []);
  return form.categories.flatMap((category) =>
    category.questions.flatMap((question) => {
      const item = items.find(
        (one) => one.questionKey === question.key && one.vehicleId === (vehicle?.id ?? null),
      );
      if (!item) return [];
      const answer = rows.find(({ questionKey }) => questionKey === question.key);
      return [
        {
          id: item.id,
          vehicle,
          category: category.title,
          question: question.text,
          questionKey: question.key,
          severity: question.severity,
          originalScore: item.originalScore,
          inspectorNote: answer?.note ?? null,
          supervisorNote: answer?.supervisorNote ?? null,
          asked: toAskedView(question),
          reading: answer?.reading ?? null,
          entries: answer?.entries ?? [],
          evidence: toLinks(answer?.fileIds),
          action: item.action,
          contested: item.contested,
          answeredAt: item.answeredAt,
          assignedTo: item.assignedTo,
          files: toLinks(item.fileIds),
          points: pointsOf(item),
          draft: toDraft(item, toLinks),
          draftVersion: item.draftVersion,
          verdict: item.verdict,
          verdictNote: item.verdictNote,
          rounds: rounds.filter(({ itemId }) => itemId === item.id).map((round) => toRound(round, toLinks)),
        },
      ];
    }),
  );
}

function toDraft(
  { draft, draftedAt, by }: Sources['items'][number],
  toLinks: (ids: readonly string[]) => FileLink[],
): View['items'][number]['draft'] {
  if (!draft || !draftedAt) return null;
  const { action, contested = false, fileIds } = draft;
  return { action, contested, files: toLinks(fileIds), by, at: draftedAt };
}

function toRound(
  { round, action, contested, fileIds, answeredAt, verdict, verdictNote, judgedAt }: RoundRow,
  toLinks: (ids: readonly string[]) => FileLink[],
): View['items'][number]['rounds'][number] {
  return { round, action, contested, files: toLinks(fileIds), answeredAt, verdict, verdictNote, judgedAt };
}
