import { summaryTexts } from 'sijil/schema/summaryPeriods';
import { roleLabels } from '../access/roles';
import { contractEventLabels, contractLabels, scheduleLabels } from '../contracts/contractLabels';
import { errors } from '../errors';
import { figures } from '../figures/figures';
import { cardBrands } from '../formats/card';
import { ownFormats } from '../formats/ownFormats';
import { exportNames } from '../formats/exportNames';
import * as answers from '../forms/answer';
import { answerProblems, formProblems } from '../forms/formProblems';
import * as compareForms from '../forms/compareForms';
import { conditionTests } from '../forms/condition';
import { answerKinds } from '../forms/kinds/index';
import { photoDoubts } from '../forms/photoDoubts';
import { severities } from '../forms/severities';
import { untitled } from '../forms/sheet/readFormSheet';
import { cellMessages } from '../forms/sheet/readRows';
import { taskLabels } from '../jobs/taskLabels';
import { questionRatings } from '../lookups/questionRatings';
import { accountNotices } from '../notifications/accountNotices';
import { noticeKinds } from '../notifications/noticeKinds';
import { noticeTopics } from '../notifications/noticeTopics';
import { requestNotices } from '../notifications/requestNotices';
import { ticketNotices } from '../notifications/ticketNotices';
import { ageingBands, taxDocumentStates } from '../pricing/invoices';
import { packageStates } from '../pricing/packages';
import { branchDocumentKinds } from '../profile/documentFields';
import { profileOccasions, profileParts, vatRules } from '../profile/profileParts';
import { actionTexts, nextSteps, otherSteps, requestStates, staffSteps } from '../requests/nextStep';
import * as choices from '../requests/choices';
import { otherPromises, promises } from '../requests/promise';
import { retentionReasons, retentionRules } from '../retention/retentionRules';
import { openingDays } from '../scheduling/openingDays';
import * as grades from '../scoring/grades';
import { menuGroups } from '../screens/menuGroups';
import { personTitles, screenTitles, tabTitles } from '../screens/screenTitles';
import { publicScreenTitles } from '../screens/publicScreenTitles';
import {
  certificateBorders,
  certificateParts,
  certificateTexts,
  socialParts,
  socialTexts,
} from '../templates/certificateTemplate';
import { placeholders } from '../templates/placeholders';
import { templateStatuses } from '../templates/templateKinds';
import { templateTexts } from '../templates/templateTexts';
import * as tickets from '../tickets/tickets';
import { cancellationStates } from '../workflow/cancellationStates';
import { guards } from '../workflow/guards';
import { transitions } from '../workflow/requestWorkflow';
import { rights } from '../workflow/rights';
import { phaseLabels, statuses } from '../workflow/statuses';

/** Tables of texts for display, by the first part of their keys. */
export const textRoots: Readonly<Record<string, unknown>> = {
  statuses,
  phases: phaseLabels,
  steps: { ...transitions, labels: actionTexts },
  nextSteps: { ...nextSteps, staff: staffSteps, other: otherSteps },
  promises: { ...promises, other: otherPromises },
  errors,
  openingDays,
  ownFormats,
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
  states: { cancellationStates, taxDocumentStates, packageStates, requestStates, ageingBands },
  grades,
  severities,
  forms: {
    answerProblems,
    compareForms,
    formProblems: { formProblems },
    photoDoubts,
    answers,
    conditionTests,
    questionRatings,
    answerKinds,
    cellMessages,
    untitled,
  },
  templates: {
    placeholders,
    certificateBorders,
    certificateParts,
    certificateTexts,
    socialParts,
    socialTexts,
    templateStatuses,
    templateTexts,
  },
  jobs: taskLabels,
  retention: { retentionReasons, retentionRules },
  documents: branchDocumentKinds,
  profile: { ...profileParts, occasions: profileOccasions, vatRules },
  tickets,
  figures,
  exports: exportNames,
  contract: { ...contractLabels, schedule: scheduleLabels, eventKinds: contractEventLabels },
  summaries: summaryTexts,
  account: personTitles,
  cards: cardBrands,
};
