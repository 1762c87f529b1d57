import type { RequestFacts } from '#domain/workflow/guards';

const now = new Date('2026-11-22T07:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

/** Facts under which every guard holds that can hold together with the others. */
export const favourableFacts: RequestFacts = {
  now,
  actorOwns: true,
  withinSpendingLimit: true,
  actorIsSupervisor: true,
  actorIsInspector: true,
  actorIsOperations: true,
  formSubmitted: false,
  profileReadyForContract: true,
  profileReadyForVisit: true,
  unsignedContractExists: true,
  firstInstalmentOpen: true,
  nextInstalmentOpen: true,
  transferAwaiting: false,
  packageRemaining: 3,
  packagePaused: false,
  visitAt: inDays(4),
  correctionsDueAt: inDays(10),
  correctionsUnanswered: 0,
  correctionsSent: 1,
  correctionsAnswered: 1,
  correctionsUnjudged: 0,
  correctionsRefused: 1,
  certificateIssued: true,
  revocationUnanswered: true,
  inspectorReported: false,
  reviewed: true,
  completionDueAt: inDays(-1),
};

/** For each guard, the facts that break it and nothing else, and those that mend it where the favourable ones do not. */
export const breaking = {
  ownsRequest: { actorOwns: false },
  withinSpendingLimit: { withinSpendingLimit: false },
  isTheirSupervisor: { actorIsSupervisor: false },
  isTheirInspector: { actorIsInspector: false },
  overseesVisit: { actorIsSupervisor: false, actorIsOperations: false },
  formNeverSubmitted: { formSubmitted: true },
  visitWithinADay: { visitAt: inDays(1.1) },
  mayMoveVisit: { actorOwns: false, actorIsSupervisor: false, actorIsOperations: false },
  unsignedContractExists: { unsignedContractExists: false },
  profileReadyForContract: { profileReadyForContract: false },
  profileReadyForVisit: { profileReadyForVisit: false },
  firstPaymentOpen: { firstInstalmentOpen: false },
  nextPaymentOpen: { nextInstalmentOpen: false },
  noTransferSent: { transferAwaiting: true },
  noTransferAwaiting: { transferAwaiting: true },
  transferAwaiting: { transferAwaiting: false },
  packageHasBalance: { packageRemaining: 0 },
  packageNotPaused: { packagePaused: true },
  visitMoreThanADayAway: { visitAt: inDays(0.9) },
  correctionsWindowOpen: { correctionsDueAt: inDays(-1) },
  correctionsWindowClosed: { correctionsDueAt: inDays(1) },
  everyCorrectionAnswered: { correctionsUnanswered: 2 },
  someCorrectionUnanswered: { correctionsUnanswered: 0 },
  someCorrectionSent: { correctionsSent: 0 },
  noCorrectionSent: { correctionsSent: 1 },
  someCorrectionAnswered: { correctionsAnswered: 0 },
  everyCorrectionJudged: { correctionsUnjudged: 1 },
  someCorrectionRefused: { correctionsRefused: 0 },
  certificateIssued: { certificateIssued: false },
  certificateStands: { certificateIssued: false },
  revocationUnanswered: { revocationUnanswered: false },
  noOpenReport: { inspectorReported: true },
  notReviewed: { reviewed: true },
  reviewGiven: { reviewed: false },
  completionDue: { completionDueAt: inDays(1) },
} as const satisfies Record<string, Partial<RequestFacts>>;

/** What a transition needs on top of the favourable facts, because two guards ask for opposite things. */
export const mending = {
  transferAwaiting: { transferAwaiting: true },
  correctionsWindowClosed: { correctionsDueAt: inDays(-1) },
  notReviewed: { reviewed: false },
  visitWithinADay: { visitAt: inDays(0.9) },
  someCorrectionUnanswered: { correctionsUnanswered: 2 },
  noCorrectionSent: { correctionsSent: 0 },
} as const satisfies Partial<Record<keyof typeof breaking, Partial<RequestFacts>>>;
