import type { AppContext } from 'sijil/server/http/appContext';
import { registerAssignment } from './assignment/registerAssignment';
import { registerClosing } from './closing/registerClosing';
import { registerRevocation } from './closing/registerRevocation';
import { registerCorrections } from './corrections/registerCorrections';
import { registerField } from './field/registerField';
import { registerFinalReport } from './report/registerReports';
import { registerResults, registerReview } from './results/registerResults';
import { registerVisit } from './registerVisit';
import { operation } from 'sijil/server/http/operation';
import { findRequest } from '../requests/findRequest';
import { loadOutcome } from './results/loadOutcome';
import { loadPreviousAnswers } from './results/loadPreviousAnswers';
import { loadResults } from './results/loadResults';

/** Registers the operations from the paid request to its closing: assignment, visit, results and corrections. */
export function registerInspections(api: AppContext): void {
  registerAssignment(api);
  registerVisit(api);
  registerField(api);
  registerResults(api);
  registerSupervisorForms(api);
  registerReview(api);
  registerCorrections(api);
  registerClosing(api);
  registerRevocation(api);
  registerFinalReport(api);
}

function registerSupervisorForms(api: AppContext): void {
  operation(api, 'supervisorForms.get', {
    summary: 'A submitted form with its answers and scores',
    handler: async ({ actor, params }) =>
      loadResults(api, await findRequest(api.db, actor, params.id), { audit: true }),
  });

  operation(api, 'supervisorForms.previous', {
    summary: 'How each question was answered at the last visit whose results were sent',
    handler: async ({ actor, params }) =>
      loadPreviousAnswers(api, await findRequest(api.db, actor, params.id)),
  });

  operation(api, 'supervisorForms.outcome', {
    summary: 'What sending the results would say, with scores that are not saved yet',
    handler: async ({ actor, params, body }) =>
      loadOutcome(api, await findRequest(api.db, actor, params.id), body.answers ?? []),
  });
}
