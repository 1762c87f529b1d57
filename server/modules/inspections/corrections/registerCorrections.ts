import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { OperationId } from '#domain/access/operations';
import type { AppContext } from 'sijil/server/http/appContext';
import { operation } from 'sijil/server/http/operation';
import { findRequest } from '../../requests/findRequest';
import { takeRequestStep } from '../../requestView/loadRequestView';
import { answerCorrections, draftCorrection } from './answerCorrections';
import { assignCorrections } from './assignCorrections';
import { recordVerdicts } from './recordVerdicts';
import { loadCorrectiveActions } from './loadCorrectiveActions';
import type { Transaction } from 'sijil/server/db/connect';
import { correctiveItems } from '../../../db/schema/requests';
import type { AddDetail } from '../../../workflow/performTransition';
import type { RequestRow } from '../../../workflow/effect';
import type { Language } from 'sijil/base/i18n/localized';
import { missingReason, type verdictBody } from '#domain/requests/correctionBodies';
import type { ShapeValues } from 'sijil/schema/shape';
import { ApiError, fieldError } from 'sijil/server/http/apiError';
import { nameItem } from '../../filledForms/loadFilledForm';
import { inspectionTexts } from '../inspectionTexts';

interface Verdict {
  readonly itemId: string;
  readonly said: Pick<ShapeValues<typeof verdictBody>, 'verdict' | 'note'>;
  readonly language: Language;
  readonly now: Date;
  readonly addDetail: AddDetail;
}

/**
 * Writes the supervisor's verdict on one submitted item and adds it to the history.
 * @throws ApiError not_found for an unknown item; validation_failed for one that is not submitted yet, and for a contested
 * finding decided without a reason.
 */
async function judgeCorrection(
  tx: Transaction,
  request: RequestRow,
  { itemId, said: { verdict, note }, language, now, addDetail }: Verdict,
): Promise<void> {
  const isItem = and(eq(correctiveItems.id, itemId), eq(correctiveItems.requestId, request.id));
  const [item] = await tx.select().from(correctiveItems).where(isItem).for('update');
  if (!item) throw new ApiError('not_found');
  if (!item.answeredAt) throw fieldError('verdict', inspectionTexts.itemUnanswered[language]);
  const missing = missingReason(item.contested, note);
  if (missing) throw fieldError('note', missing[language]);
  await tx
    .update(correctiveItems)
    .set({ verdict, verdictNote: note ?? null, judgedAt: now })
    .where(isItem);
  addDetail({ verdict: { ...(await nameItem(tx, request, item)), verdict, contested: item.contested } });
}

const readers = [
  'clientInspections.correctiveActions',
  'supervisorInspections.correctiveActions',
  'adminInspections.correctiveActions',
] as const satisfies readonly OperationId[];

export function registerCorrections(api: AppContext): void {
  for (const id of readers) {
    operation(api, id, {
      summary: 'The corrective list: what failed, what was done about it, and the verdicts',
      handler: async ({ actor, params }) =>
        loadCorrectiveActions(api, actor, await findRequest(api.db, actor, params.id)),
    });
  }

  operation(api, 'clientInspections.draftCorrectiveAction', {
    summary: 'Keep the answer to one item as far as it is written, for every device and colleague',
    handler: async ({ actor, params: { id, itemId }, body, language }) => {
      await draftCorrection(api, actor, { requestId: id, itemId, given: body, language });
      return loadCorrectiveActions(api, actor, await findRequest(api.db, actor, id));
    },
  });

  operation(api, 'clientInspections.assignCorrectiveActions', {
    summary: 'Hand items to a manager of the branch, or to nobody',
    handler: async ({ actor, params: { id }, body, language }) => {
      await assignCorrections(api, actor, { requestId: id, given: body, language });
      return loadCorrectiveActions(api, actor, await findRequest(api.db, actor, id));
    },
  });

  operation(api, 'clientInspections.vehicleCorrectiveActions', {
    summary: 'The corrective list of one vehicle',
    handler: async ({ actor, params }) =>
      loadCorrectiveActions(api, actor, await findRequest(api.db, actor, params.id), params.vehicleId),
  });

  operation(api, 'clientInspections.submitCorrectiveActions', {
    summary: 'Answer every open item with its evidence, within the 15 days; or some of them, with `partly`',
    handler: (call) =>
      takeRequestStep(api, call, {
        requestId: call.params.id,
        name: call.body.partly ? 'sendSomeCorrections' : 'submitCorrectiveActions',
        version: call.body.version,
        prepare: (tx, request) =>
          answerCorrections(tx, request, { ...call, given: call.body.items, now: api.clock() }),
      }),
  });

  registerVerdicts(api);
}

function registerVerdicts(api: AppContext): void {
  operation(api, 'supervisorInspections.updateCorrectiveAnswer', {
    summary: 'Accept or refuse one corrective action',
    handler: (call) =>
      takeRequestStep(api, call, {
        requestId: call.params.id,
        name: 'updateCorrectiveAnswer',
        version: call.body.version,
        action: (tx, request, addDetail) =>
          judgeCorrection(tx, request, {
            itemId: call.params.itemId,
            said: call.body,
            language: call.language,
            now: api.clock(),
            addDetail,
          }),
      }),
  });

  operation(api, 'supervisorInspections.acceptCorrectiveAnswers', {
    summary: 'Accept every corrective action that has no verdict yet',
    handler: (call) =>
      takeRequestStep(api, call, {
        requestId: call.params.id,
        name: 'updateCorrectiveAnswer',
        version: call.body.version,
        action: (tx, request, addDetail) => acceptRest(tx, request, { now: api.clock(), addDetail }),
      }),
  });

  operation(api, 'supervisorInspections.approveCorrectiveActions', {
    summary: 'Approve the reviewed list, which raises the score, or return what was refused',
    handler: (call) => {
      const step = { requestId: call.params.id, version: call.body.version };
      return call.body.approved
        ? takeRequestStep(api, call, { ...step, name: 'approveCorrectiveActions', action: recordVerdicts })
        : takeRequestStep(api, call, { ...step, name: 'returnCorrectiveActions', action: recordVerdicts });
    },
  });
}

/**
 * Accepts every corrected item without a verdict, and adds their number to the history. Contested findings are decided
 * individually, with a reason.
 */
async function acceptRest(
  tx: Transaction,
  { id }: RequestRow,
  { now, addDetail }: { readonly now: Date; readonly addDetail: AddDetail },
): Promise<void> {
  const unjudged = and(
    eq(correctiveItems.requestId, id),
    isNull(correctiveItems.verdict),
    isNotNull(correctiveItems.answeredAt),
    eq(correctiveItems.contested, false),
  );
  const accepted = await tx
    .update(correctiveItems)
    .set({ verdict: 'accepted', verdictNote: null, judgedAt: now })
    .where(unjudged)
    .returning({ id: correctiveItems.id });
  addDetail({ corrections: { accepted: accepted.length, refused: 0 } });
}
