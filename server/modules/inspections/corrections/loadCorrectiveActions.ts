import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { FileLink } from '#domain/api/parts';
import type { correctiveActionsView } from '#domain/api/requestViews';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import type { Api } from '../../../api';
import { correctiveItems } from '../../../db/schema/requests';
import type { RequestRow } from '../../../workflow/requestRow';
import { linksOf } from '../../files/fileLinks';
import { type FormPart, loadFilledForm } from '../answers/loadFilledForm';

type View = z.output<typeof correctiveActionsView>;
type ItemRow = typeof correctiveItems.$inferSelect;

/** The corrective list in the order of the form, vehicle by vehicle; of one vehicle where one is asked for. */
export async function loadCorrectiveActions(
  api: Api,
  request: RequestRow,
  vehicleId?: string,
): Promise<View> {
  const { form, parts } = await loadFilledForm(api.db, request);
  const items = await api.db
    .select()
    .from(correctiveItems)
    .where(
      and(
        eq(correctiveItems.requestId, request.id),
        vehicleId === undefined ? undefined : eq(correctiveItems.vehicleId, vehicleId),
      ),
    );
  const links = await linksOf(api, api.db, [
    ...items.flatMap(({ fileIds }) => fileIds),
    ...parts.flatMap(({ rows }) => rows.flatMap(({ fileIds }) => fileIds)),
  ]);
  return {
    dueAt: request.correctionsDueAt,
    items: parts.flatMap((part) => itemsOfPart(form, part, items, links)),
  };
}

function itemsOfPart(
  form: InspectionForm,
  { vehicle, rows }: FormPart,
  items: readonly ItemRow[],
  links: ReadonlyMap<string, FileLink>,
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
          evidence: toLinks(answer?.fileIds),
          action: item.action,
          files: toLinks(item.fileIds),
          verdict: item.verdict,
          verdictNote: item.verdictNote,
        },
      ];
    }),
  );
}
