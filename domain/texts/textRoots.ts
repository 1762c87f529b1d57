import { summaryTexts } from '#framework/schema/summaryWords';
import { roleLabels } from '../access/roles';
import { contractLabels } from '../contracts/contractLabels';
import { errors } from '../errors';
import { figures } from '../figures/figures';
import { exportNames } from '../formats/exportNames';
import { answerProblems } from '../forms/answerProblems';
import * as compareForms from '../forms/compareForms';
import * as formProblems from '../forms/formProblems';
import { severities } from '../forms/severities';
import { accountNotices } from '../notifications/accountNotices';
import { noticeTopics } from '../notifications/noticeTopics';
import { requestNotices } from '../notifications/requestNotices';
import { ticketNotices } from '../notifications/ticketNotices';
import { branchDocumentKinds } from '../profile/branchDocumentKinds';
import { profileParts } from '../profile/profileParts';
import * as choices from '../requests/choices';
import { nextSteps } from '../requests/nextStep';
import * as grades from '../scoring/grades';
import { publicScreenTitles } from '../screens/publicScreenTitles';
import { screenTitles } from '../screens/screenTitles';
import { tabTitles } from '../screens/tabTitles';
import { menuGroups } from '../screens/menuGroups';
import * as tickets from '../tickets/tickets';
import { guards } from '../workflow/guards';
import { transitions } from '../workflow/requestWorkflow';
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
  roles: roleLabels,
  menu: menuGroups,
  tabs: tabTitles,
  screens: { ...publicScreenTitles, ...screenTitles },
  choices,
  grades,
  severities,
  forms: { answerProblems, compareForms, formProblems },
  documents: branchDocumentKinds,
  profile: profileParts,
  tickets,
  figures,
  exports: exportNames,
  contract: contractLabels,
  summaries: summaryTexts,
};
