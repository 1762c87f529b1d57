import type { AppContext } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import { operation } from 'sijil/server/http/operation';
import { loadRequestView, takeRequestStep, takeRequestSteps } from '../../requestView/loadRequestView';
import { findRequest } from '../../requests/findRequest';
import { loadPlace } from './loadPlace';
import { loadResults } from './loadResults';
import { transitions } from '#domain/workflow/requestWorkflow';
import { changeAnswers } from '../answers/changeAnswers';
import { recordVerdicts } from '../corrections/recordVerdicts';

/** Registers reading the inspector's results: for staff immediately, for clients after they were sent. */
export function registerResults(api: AppContext): void {
  operation(api, 'inspections.results', {
    summary: 'The filled form with its scores, from its submission on',
    handler: async ({ actor, params }) =>
      loadResults(api, await findRequest(api.db, actor, params.id), { audit: true }),
  });

  operation(api, 'inspections.place', {
    summary: 'Where the visit is, whom to call, and what is known of the place',
    handler: async ({ actor, params }) => loadPlace(api, await findRequest(api.db, actor, params.id)),
  });

  operation(api, 'clientInspections.results', {
    summary: 'The filled form with its scores, once the results were sent',
    handler: async ({ actor, params }) => {
      const request = await findRequest(api.db, actor, params.id);
      if (!request.resultsSentAt) throw new ApiError('not_found');
      return loadResults(api, request, { audit: false });
    },
  });

  operation(api, 'adminInspections.categoryQuestions', {
    summary: 'The answers of one category, for the branch or for each vehicle',
    handler: async ({ actor, params }) => {
      const results = await loadResults(api, await findRequest(api.db, actor, params.id), { audit: true });
      const found = results.parts.flatMap(({ vehicle, categories }) =>
        categories.filter(({ key }) => key === params.category).map((category) => ({ ...category, vehicle })),
      );
      if (found.length === 0) throw new ApiError('not_found');
      return found;
    },
  });

  operation(api, 'supervisorInspections.vehicleQuestions', {
    summary: 'The answers about one vehicle',
    handler: async ({ actor, params }) => {
      const results = await loadResults(api, await findRequest(api.db, actor, params.id), { audit: true });
      const part = results.parts.find(({ vehicle }) => vehicle?.id === params.vehicleId);
      if (!part) throw new ApiError('not_found');
      return part;
    },
  });

  operation(api, 'supervisorInspections.history', {
    summary: 'Every step that the request has taken, in order',
    handler: async ({ actor, params, language }) => {
      const { history } = await loadRequestView(api, actor, params.id, language);
      return history;
    },
  });
}

/** Registers the supervisor's operations on a submitted form, up to its certificate. */
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
    summary:
      'Finish the review: of the form or, later, of the corrective actions, which `approve` approves at once',
    handler: async (call) => {
      const { status } = await findRequest(api.db, call.actor, call.params.id);
      const step = { requestId: call.params.id, version: call.body.version };
      if (!transitions.reviewCorrectiveActions.from.includes(status))
        return takeRequestStep(api, call, { ...step, name: 'submitChanges' });
      const review = { ...step, name: 'reviewCorrectiveActions', action: recordVerdicts } as const;
      return call.body.approve
        ? takeRequestSteps(api, call, [
            review,
            { requestId: step.requestId, name: 'approveCorrectiveActions', action: recordVerdicts },
          ])
        : takeRequestStep(api, call, review);
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
