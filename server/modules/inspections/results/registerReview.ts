import { transitions } from '#domain/workflow/requestWorkflow';
import type { RequestStatus } from '#domain/workflow/statuses';
import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import { changeAnswers } from '../answers/changeAnswers';
import { recordVerdicts } from '../corrections/recordVerdicts';
import { findRequest } from '../../requests/findRequest';
import { takeRequestStep } from '../../requestView/takeStep';

/** Supervisor's operations on a submitted form, up to its certificate. */
export function registerReview(api: AppContext): void {
  operation(api, 'supervisorInspections.updateAnswers', {
    summary: "Change some of the inspector's answers, each with its reason; the score follows",
    handler: (call) =>
      takeRequestStep(api, call, {
        requestId: call.params.id,
        name: 'updateAnswers',
        version: call.body.version,
        action: (tx, request, addDetail) =>
          changeAnswers(tx, request, { ...call, given: call.body.answers, now: api.clock(), addDetail }),
      }),
  });

  operation(api, 'supervisorInspections.returnForm', {
    summary: 'Return the form to the inspector, who sees it again with its answers',
    handler: (call) =>
      takeRequestStep(api, call, {
        requestId: call.params.id,
        name: 'returnForm',
        ...call.body,
        action: async () => ({ submittedAt: null, submissionDigest: null }),
      }),
  });

  operation(api, 'supervisorInspections.reopenReview', {
    summary:
      'Reopen a finished review: of the form until the results are sent, of the corrections until they are decided',
    handler: async (call) => {
      const { status } = await findRequest(api.db, call.actor, call.params.id);
      const ofForm = transitions.reopenReview.from.includes(status);
      const name = ofForm ? ('reopenReview' as const) : ('reopenCorrectionsReview' as const);
      return takeRequestStep(api, call, { requestId: call.params.id, name, ...call.body });
    },
  });

  operation(api, 'supervisorInspections.submitChanges', {
    summary: 'Finish the review: of the form or, later, of the corrective actions',
    handler: async (call) => {
      const { status } = await findRequest(api.db, call.actor, call.params.id);
      const name = finishOf(status);
      const verdicts = name === 'reviewCorrectiveActions' && { action: recordVerdicts };
      return takeRequestStep(api, call, { requestId: call.params.id, name, ...call.body, ...verdicts });
    },
  });

  for (const [id, name, summary] of steps) {
    operation(api, id, {
      summary,
      handler: (call) => takeRequestStep(api, call, { requestId: call.params.id, name, ...call.body }),
    });
  }
}

const steps = [
  [
    'supervisorInspections.sendResults',
    'sendResults',
    'Open the results to the client, with the certificate or the corrective list',
  ],
  ['supervisorInspections.recalculateScore', 'recalculateScore', 'Count the accepted corrections again'],
  [
    'supervisorInspections.regenerateCertificate',
    'regenerateCertificate',
    'Issue the certificate anew; the former version is superseded',
  ],
] as const;

/** Two reviews end with the same button; which of them is ending, the table says. */
function finishOf(status: RequestStatus) {
  return transitions.reviewCorrectiveActions.from.includes(status)
    ? ('reviewCorrectiveActions' as const)
    : ('submitChanges' as const);
}
