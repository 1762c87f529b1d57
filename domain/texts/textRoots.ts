import { summaryTexts } from '#framework/schema/summaryWords';
import { roleLabels } from '../access/roles';
import { contractLabels } from '../contracts/contractLabels';
import { scheduleLabels } from '../contracts/scheduleLabels';
import { errors } from '../errors';
import { figures } from '../figures/figures';
import { exportNames } from '../formats/exportNames';
import * as answers from '../forms/answer';
import { answerProblems } from '../forms/answerProblems';
import * as compareForms from '../forms/compareForms';
import * as formProblems from '../forms/formProblems';
import { conditionTests } from '../forms/condition';
import { severities } from '../forms/severities';
import { taskLabels } from '../jobs/taskLabels';
import { questionRatings } from '../lookups/questionRatings';
import { accountNotices } from '../notifications/accountNotices';
import { noticeKinds } from '../notifications/noticeKinds';
import { noticeTopics } from '../notifications/noticeTopics';
import { requestNotices } from '../notifications/requestNotices';
import { ticketNotices } from '../notifications/ticketNotices';
import { invoiceStates } from '../pricing/invoices';
import { packageStates } from '../pricing/packages';
import { branchDocumentKinds } from '../profile/branchDocumentKinds';
import { profileParts } from '../profile/profileParts';
import * as choices from '../requests/choices';
import { nextSteps } from '../requests/nextStep';
import { retentionReasons, retentionRules } from '../retention/retentionRules';
import * as grades from '../scoring/grades';
import { publicScreenTitles } from '../screens/publicScreenTitles';
import { screenTitles } from '../screens/screenTitles';
import { tabTitles } from '../screens/tabTitles';
import { menuGroups } from '../screens/menuGroups';
import { certificateParts, certificateTexts } from '../templates/certificateTemplate';
import { placeholders } from '../templates/placeholders';
import { socialParts, socialTexts } from '../templates/socialTemplate';
import * as tickets from '../tickets/tickets';
import { cancellationStates } from '../workflow/cancellationStates';
import { guards } from '../workflow/guards';
import { transitions } from '../workflow/requestWorkflow';
import { rights } from '../workflow/rights';
import { phaseLabels, statuses } from '../workflow/statuses';

/** Tables of texts that people may be shown, by the first part of their keys. */
export const textRoots: Readonly<Record<string, unknown>> = {
  statuses,
  phases: phaseLabels,
  steps: transitions,
  nextSteps,
  errors,
  guards,
  notices: { requests: requestNotices, accounts: accountNotices, tickets: ticketNotices },
  noticeTopics,
  noticeKinds,
  roles: roleLabels,
  rights,
  menu: menuGroups,
  tabs: tabTitles,
  screens: { ...publicScreenTitles, ...screenTitles },
  choices,
  states: { cancellationStates, invoiceStates, packageStates },
  grades,
  severities,
  forms: { answerProblems, compareForms, formProblems, answers, conditionTests, questionRatings },
  templates: { placeholders, certificateParts, certificateTexts, socialParts, socialTexts },
  jobs: taskLabels,
  retention: { retentionReasons, retentionRules },
  documents: branchDocumentKinds,
  profile: profileParts,
  tickets,
  figures,
  exports: exportNames,
  contract: { ...contractLabels, schedule: scheduleLabels },
  summaries: summaryTexts,
};
