import type { Role } from '../access/roles';
import type { Localized } from 'sijil/base/i18n/localized';
import type { AccountNoticeKind } from './accountNotices';
import { paymentReminderKinds } from './paymentReminders';
import type { NoticeKind } from './requestNotices';
import type { TicketNoticeKind } from './ticketNotices';
import { isMember, keysOf } from 'sijil/base/objects';

/**
 * Delivery of a topic's mail. `always`: it cannot be switched off and never waits. `atOnce`: it can be switched off, but waits
 * neither for a digest nor for the end of quiet hours. `mayWait`: it follows the reader's choice.
 */
export type Delivery = 'always' | 'atOnce' | 'mayWait';

interface Topic {
  readonly label: Localized;
  readonly delivery: Delivery;
}

/** Topics of notices, in the order of the preferences page. */
export const noticeTopics = {
  security: { label: { ar: 'أمان الحساب', en: 'Account security' }, delivery: 'always' },
  payment: { label: { ar: 'الدفع والاسترداد', en: 'Payments and refunds' }, delivery: 'atOnce' },
  order: { label: { ar: 'الطلبات والعقود', en: 'Orders and contracts' }, delivery: 'mayWait' },
  visit: { label: { ar: 'الزيارات والتعيين', en: 'Visits and assignment' }, delivery: 'mayWait' },
  results: {
    label: { ar: 'النتائج والإجراءات التصحيحية', en: 'Results and corrections' },
    delivery: 'mayWait',
  },
  certificate: {
    label: { ar: 'الشهادات والمستندات', en: 'Certificates and documents' },
    delivery: 'mayWait',
  },
  support: { label: { ar: 'الدعم', en: 'Support' }, delivery: 'mayWait' },
  team: { label: { ar: 'الفريق والبلاغات', en: 'Team and reports' }, delivery: 'mayWait' },
  files: { label: { ar: 'الملفات التي تطلبها', en: 'Files that you request' }, delivery: 'atOnce' },
  integrations: {
    label: { ar: 'الربط مع أنظمة أخرى', en: 'Connections to other systems' },
    delivery: 'atOnce',
  },
  automatic: { label: { ar: 'الرسائل التلقائية', en: 'Automatic messages' }, delivery: 'mayWait' },
} as const satisfies Record<string, Topic>;
export type NoticeTopic = keyof typeof noticeTopics;

const ofTopic: Readonly<Record<NoticeTopic, readonly (NoticeKind | TicketNoticeKind | AccountNoticeKind)[]>> =
  {
    security: ['passwordApproved', 'passwordRejected'],
    payment: [
      'requestPayment',
      'transferSent',
      'settlePayment',
      'confirmPayment',
      'confirmPartPayment',
      'rejectPayment',
      'nextPaymentReceived',
      'confirmNextPayment',
      'confirmPartOfNextPayment',
      'rejectNextPayment',
      'confirmLatePayment',
      'rejectLatePayment',
      'refundDecided',
      'refundAwaits',
      'refundMade',
      'refundFailed',
      'invoiceCorrected',
      'paymentReversed',
      'reversalFailed',
      ...paymentReminderKinds,
    ],
    order: [
      'orderPlaced',
      'customOrdered',
      'sendContract',
      'uploadContract',
      'writeContract',
      'requestContractChange',
      'signContract',
      'redeemPackage',
      'openBranchRequest',
      'cancel',
      'cancelRedeemed',
      'withdraw',
      'releaseVisit',
      'askToCancel',
      'declineCancellation',
      'complete',
      'autoComplete',
    ],
    visit: [
      'assignSupervisor',
      'replaceSupervisor',
      'supervisorReplaced',
      'replaceInspector',
      'inspectorReplaced',
      'unassignSupervisor',
      'supervisorRemoved',
      'unassignInspector',
      'inspectorRemoved',
      'sendDetails',
      'acceptDetails',
      'rejectDetails',
      'reschedule',
      'chooseVisitTime',
      'changeProposal',
      'assignInspector',
      'startInspection',
      'undoStart',
    ],
    results: [
      'submitForm',
      'returnForm',
      'sendResults',
      'sendResultsWithCorrections',
      'correctionsReminder',
      'correctionsDueToday',
      'correctionsAssigned',
      'sendSomeCorrections',
      'submitCorrectiveActions',
      'closeSentCorrections',
      'returnCorrectiveActions',
      'approveCorrectiveActions',
      'approveCorrectiveActionsPartly',
      'approveCorrectiveActionsNone',
      'expireCorrections',
      'review',
    ],
    certificate: [
      'regenerateCertificate',
      'revokeCertificate',
      'replyToRevocation',
      'documentExpires',
      'documentExpiresToday',
      'documentExpired',
    ],
    support: ['ticketOpened', 'ticketAssigned', 'ticketReplied', 'ticketClosed', 'ticketReopened'],
    team: [
      'mentioned',
      'passwordRequested',
      'dayOffRequested',
      'reportInspector',
      'inspectorReportUpheld',
      'inspectorReportDismissed',
      'dayOffDecided',
    ],
    files: ['exportReady', 'exportFailed'],
    integrations: ['webhookSwitchedOff'],
    automatic: ['automation'],
  };

const topicByKind: ReadonlyMap<string, NoticeTopic> = new Map(
  keysOf(ofTopic).flatMap((topic) => ofTopic[topic].map((kind): [string, NoticeTopic] => [kind, topic])),
);

/** Topic of a kind of notice; null for a kind in no topic, which does not occur (tested). */
export function topicOf(kind: string): NoticeTopic | null {
  return topicByKind.get(kind) ?? null;
}

const asksForPayment = [
  'requestPayment',
  'rejectPayment',
  'rejectNextPayment',
  ...paymentReminderKinds,
] as const satisfies readonly NoticeKind[];

/** True for a notice to a client that asks for a payment. */
export const isPaymentDue = (kind: string): boolean => isMember(asksForPayment, kind);

export function deliveryOf(kind: string): Delivery {
  const topic = topicOf(kind);
  return topic === null ? 'atOnce' : noticeTopics[topic].delivery;
}

/** Roles that receive each notice about accounts. */
export const accountReaders: Readonly<Record<AccountNoticeKind, readonly Role[]>> = {
  passwordRequested: ['admin'],
  dayOffRequested: ['admin'],
  passwordApproved: ['client', 'supervisor'],
  passwordRejected: ['client', 'supervisor'],
  inspectorReportUpheld: ['client', 'branch_manager', 'supervisor'],
  inspectorReportDismissed: ['client', 'branch_manager', 'supervisor'],
  exportReady: ['admin', 'admin_finance', 'client', 'branch_manager', 'supervisor'],
  exportFailed: ['admin', 'admin_finance', 'client', 'branch_manager', 'supervisor'],
  dayOffDecided: ['inspector'],
  documentExpires: ['client', 'branch_manager'],
  documentExpiresToday: ['client', 'branch_manager'],
  documentExpired: ['client', 'branch_manager'],
  webhookSwitchedOff: ['admin'],
  automation: [
    'admin',
    'admin_finance',
    'admin_operation',
    'client',
    'branch_manager',
    'supervisor',
    'inspector',
  ],
};
