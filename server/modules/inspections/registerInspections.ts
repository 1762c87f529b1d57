import type { AppContext } from '#framework/server/http/appContext';
import { registerAssignment } from './assignment/registerAssignment';
import { registerClosing } from './closing/registerClosing';
import { registerRevocation } from './closing/registerRevocation';
import { registerCorrections } from './corrections/registerCorrections';
import { registerField } from './field/registerField';
import { registerReports } from './report/registerReports';
import { registerResults } from './results/registerResults';
import { registerReview } from './results/registerReview';
import { registerSupervisorForms } from './results/registerSupervisorForms';
import { registerVisit } from './visit/registerVisit';

/** Operations from the paid request to its closing: assignment, visit, results and corrections. */
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
  registerReports(api);
}
