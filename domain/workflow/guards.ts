import type { Localized } from 'sijil/base/i18n/localized';
import { hoursText } from 'sijil/base/i18n/worded';
import { canReschedule, canStartVisit, RESCHEDULE_NOTICE_HOURS } from '../scheduling/deadlines';

/**
 * Facts of a request and of its reader, read in one query by the server. Guards only depend on these, so that the same rule
 * decides on the server and gives its reason in the browser.
 */
export interface RequestFacts {
  readonly now: Date;
  /** True if the actor's company owns the request, and a branch manager is responsible for its branch. */
  readonly actorOwns: boolean;
  /** True unless a branch manager's limit for signing and paying is below the order's total. */
  readonly withinSpendingLimit: boolean;
  readonly actorIsSupervisor: boolean;
  readonly actorIsInspector: boolean;
  /** True for the team that may act wherever a request is blocked. */
  readonly actorIsOperations: boolean;
  /** Profile facts that signing a contract, and a visit, require. */
  readonly profileReadyForContract: boolean;
  readonly profileReadyForVisit: boolean;
  readonly unsignedContractExists: boolean;
  readonly firstInstalmentOpen: boolean;
  readonly nextInstalmentOpen: boolean;
  readonly transferAwaiting: boolean;
  readonly packageRemaining: number;
  readonly packagePaused: boolean;
  readonly visitAt: Date | null;
  /** True if the inspector has submitted the form at least once, even if it was returned since. */
  readonly formSubmitted: boolean;
  readonly correctionsDueAt: Date | null;
  readonly correctionsUnanswered: number;
  /** Number of corrections that were sent and not refused since. */
  readonly correctionsSent: number;
  /** Number of corrections that were ever sent, whatever the decision. */
  readonly correctionsAnswered: number;
  readonly correctionsUnjudged: number;
  readonly correctionsRefused: number;
  /** True if there is a current certificate, neither replaced nor revoked; it may have expired. */
  readonly certificateIssued: boolean;
  /** True if the certificate was revoked and its holder has not replied. */
  readonly revocationUnanswered: boolean;
  readonly reviewed: boolean;
  /** True if the company has reported the inspector of this visit and no admin has decided yet. */
  readonly inspectorReported: boolean;
  readonly completionDueAt: Date | null;
  /** True for a visit drawn from a balance that has no supervisor yet. */
  readonly visitReleasable: boolean;
  /** True if the client has requested to cancel and operations have not decided yet. */
  readonly cancellationAsked: boolean;
}

interface Guard {
  readonly holds: (facts: RequestFacts) => boolean;
  readonly reason: Localized;
  /** True to hide the action instead of disabling it, because the guard refuses permanently. */
  readonly hides?: true;
}

const windowOpen = (facts: RequestFacts) =>
  facts.correctionsDueAt !== null && facts.now <= facts.correctionsDueAt;

const notice = hoursText(RESCHEDULE_NOTICE_HOURS);

/** Conditions of transitions, each with the message that explains a refusal. */
export const guards = {
  ownsRequest: {
    holds: (facts) => facts.actorOwns,
    reason: { ar: 'هذا الطلب لا يخص منشأتك.', en: 'This request does not belong to your company.' },
  },
  withinSpendingLimit: {
    holds: (facts) => facts.withinSpendingLimit,
    reason: {
      ar: 'يتجاوز هذا المبلغ ما أتاح لك صاحب حساب المنشأة توقيعه ودفعه. يتولاه صاحب الحساب.',
      en: 'This amount is above your company’s limit for you. The owner of its account signs and pays.',
    },
  },
  isTheirSupervisor: {
    holds: (facts) => facts.actorIsSupervisor,
    reason: { ar: 'هذا الطلب مسند إلى مشرف آخر.', en: 'This request is assigned to another supervisor.' },
  },
  isTheirInspector: {
    holds: (facts) => facts.actorIsInspector,
    reason: { ar: 'هذه الزيارة مسندة إلى مفتش آخر.', en: 'This visit is assigned to another inspector.' },
  },
  overseesVisit: {
    holds: (facts) => facts.actorIsSupervisor || facts.actorIsOperations,
    reason: { ar: 'هذه الزيارة مسندة إلى مشرف آخر.', en: 'This visit is assigned to another supervisor.' },
  },
  formNeverSubmitted: {
    holds: (facts) => !facts.formSubmitted,
    hides: true,
    reason: {
      ar: 'سبق أن سُلّم نموذج هذه الزيارة، فلا رجوع عن بدئها.',
      en: 'The form of this visit was submitted before, so its start cannot be undone.',
    },
  },
  visitWithinADay: {
    holds: (facts) => facts.visitAt !== null && canStartVisit(facts.visitAt, facts.now),
    reason: {
      ar: `لا تبدأ الزيارة قبل موعدها بأكثر من ${notice.ar}.`,
      en: `A visit cannot be started more than ${notice.en} before its time.`,
    },
  },
  mayMoveVisit: {
    holds: (facts) => facts.actorOwns || facts.actorIsSupervisor || facts.actorIsOperations,
    reason: { ar: 'لست طرفًا في هذا الطلب.', en: 'You are not a party to this request.' },
  },
  unsignedContractExists: {
    holds: (facts) => facts.unsignedContractExists,
    reason: {
      ar: 'حلّ عقد أحدث محل هذا العقد. افتح النسخة الحالية.',
      en: 'A newer contract has replaced this one. Open the current version.',
    },
  },
  profileReadyForContract: {
    holds: (facts) => facts.profileReadyForContract,
    reason: {
      ar: 'أضف الرقم الوطني الموحد والرقم الضريبي إلى ملف المنشأة قبل التوقيع.',
      en: 'Add the unified number and the VAT number to the company’s profile before signing.',
    },
  },
  profileReadyForVisit: {
    holds: (facts) => facts.profileReadyForVisit,
    reason: {
      ar: 'أضف المستندات وبيانات العاملين إلى ملف المنشأة قبل الموافقة على الزيارة.',
      en: 'Add the documents and the details of your staff to the company’s profile before accepting a visit.',
    },
  },
  firstPaymentOpen: {
    holds: (facts) => facts.firstInstalmentOpen,
    hides: true,
    reason: { ar: 'سبق سداد هذه الدفعة.', en: 'This payment has already been made.' },
  },
  nextPaymentOpen: {
    holds: (facts) => facts.nextInstalmentOpen,
    hides: true,
    reason: { ar: 'لا توجد دفعة مستحقة لهذا الطلب.', en: 'There is no pending payment for this inspection.' },
  },
  noTransferSent: {
    holds: (facts) => !facts.transferAwaiting,
    hides: true,
    reason: {
      ar: 'إيصال التحويل قيد المراجعة لدى الإدارة المالية.',
      en: 'Your transfer receipt is being checked by finance.',
    },
  },
  noTransferAwaiting: {
    holds: (facts) => !facts.transferAwaiting,
    reason: {
      ar: 'إيصال التحويل قيد المراجعة لدى الإدارة المالية.',
      en: 'Your transfer receipt is being checked by finance.',
    },
  },
  transferAwaiting: {
    holds: (facts) => facts.transferAwaiting,
    hides: true,
    reason: { ar: 'لا يوجد تحويل بنكي بانتظار التأكيد.', en: 'No bank transfer is waiting for confirmation.' },
  },
  packageHasBalance: {
    holds: (facts) => facts.packageRemaining > 0,
    reason: {
      ar: 'رصيد الباقة لا يكفي لهذا الطلب، أو انتهت مدتها.',
      en: 'This package has too little left for this order, or it has expired.',
    },
  },
  packageNotPaused: {
    holds: (facts) => !facts.packagePaused,
    reason: {
      ar: 'الدفعة الثانية متأخرة، والزيارات متوقفة حتى سدادها.',
      en: 'The second payment is overdue; visits are paused until it is paid.',
    },
  },
  visitMoreThanADayAway: {
    holds: (facts) => facts.visitAt !== null && canReschedule(facts.visitAt, facts.now),
    reason: {
      ar: `لا يمكن تغيير الموعد وقد بقي على الزيارة أقل من ${notice.ar}.`,
      en: `A visit cannot be moved less than ${notice.en} before it.`,
    },
  },
  correctionsWindowOpen: {
    holds: windowOpen,
    hides: true,
    reason: { ar: 'انتهت المهلة، ولم تُعدَّل الدرجة.', en: 'Time has run out, score was not adjusted' },
  },
  correctionsWindowClosed: {
    holds: (facts) => facts.correctionsDueAt !== null && !windowOpen(facts),
    reason: {
      ar: 'لم تنتهِ مهلة الإجراءات التصحيحية بعد.',
      en: 'The time for corrective actions has not run out yet.',
    },
  },
  everyCorrectionAnswered: {
    holds: (facts) => facts.correctionsUnanswered === 0,
    reason: {
      ar: 'أجب عن كل بند وأرفق ما يثبته قبل الإرسال.',
      en: 'Answer every item and attach its evidence before sending.',
    },
  },
  someCorrectionUnanswered: {
    holds: (facts) => facts.correctionsUnanswered > 0,
    hides: true,
    reason: {
      ar: 'أجبت عن كل البنود، فأرسل القائمة كاملة.',
      en: 'Every item is answered: send the whole list.',
    },
  },
  someCorrectionSent: {
    holds: (facts) => facts.correctionsSent > 0,
    hides: true,
    reason: { ar: 'لم يُرسل أي بند بعد.', en: 'No item has been sent yet.' },
  },
  noCorrectionSent: {
    holds: (facts) => facts.correctionsSent === 0,
    hides: true,
    reason: { ar: 'أُرسلت بنود في المهلة.', en: 'Items were sent in time.' },
  },
  someCorrectionAnswered: {
    holds: (facts) => facts.correctionsAnswered > 0,
    hides: true,
    reason: { ar: 'لم يصل أي بند للبت فيه بعد.', en: 'No item has arrived to be assessed yet.' },
  },
  everyCorrectionJudged: {
    holds: (facts) => facts.correctionsUnjudged === 0,
    reason: {
      ar: 'اقبل كل بند أو ارفضه قبل إنهاء المراجعة.',
      en: 'Assess every item before finishing the review.',
    },
  },
  someCorrectionRefused: {
    holds: (facts) => facts.correctionsRefused > 0,
    reason: {
      ar: 'لا بند مرفوض ليُعاد إلى العميل.',
      en: 'No item was rejected, so nothing goes back to the client.',
    },
  },
  certificateIssued: {
    holds: (facts) => facts.certificateIssued,
    reason: { ar: 'لم تصدر شهادة لهذا الطلب.', en: 'No certificate has been issued for this request.' },
  },
  certificateIsCurrent: {
    holds: (facts) => facts.certificateIssued,
    hides: true,
    reason: { ar: 'لا شهادة قائمة لهذا الطلب.', en: 'This request has no certificate in force.' },
  },
  revocationUnanswered: {
    holds: (facts) => facts.revocationUnanswered,
    hides: true,
    reason: {
      ar: 'لم تُلغَ شهادة هذا الطلب، أو وصلنا ردّك على إلغائها.',
      en: 'This request’s certificate was not revoked, or we have your reply already.',
    },
  },
  notReviewed: {
    holds: (facts) => !facts.reviewed,
    hides: true,
    reason: { ar: 'سبق أن قيّمت هذا التفتيش.', en: 'You have already reviewed this inspection.' },
  },
  noOpenReport: {
    holds: (facts) => !facts.inspectorReported,
    reason: {
      ar: 'وصلنا بلاغك عن المفتش، وهو قيد المراجعة.',
      en: 'We have your report about the inspector; it is being looked into.',
    },
  },
  reviewGiven: {
    holds: (facts) => facts.reviewed,
    hides: true,
    reason: {
      ar: 'قيّم التفتيش والمفتش، فبالتقييم يُغلق الطلب.',
      en: 'Review the inspection and the inspector: the review closes the request.',
    },
  },
  visitReleasable: {
    holds: (facts) => facts.visitReleasable,
    hides: true,
    reason: {
      ar: 'لا تعود الزيارة إلى الرصيد مباشرة إلا قبل تعيين مشرف لها.',
      en: 'A visit returns to its balance at once only until it has a supervisor.',
    },
  },
  visitNotReleasable: {
    holds: (facts) => !facts.visitReleasable,
    hides: true,
    reason: {
      ar: 'يمكنك إلغاء هذه الزيارة وإعادتها إلى الرصيد بنفسك.',
      en: 'You can return this visit to its balance yourself.',
    },
  },
  cancellationNotAsked: {
    holds: (facts) => !facts.cancellationAsked,
    reason: {
      ar: 'وصلنا طلبك بالإلغاء، وهو قيد المراجعة.',
      en: 'We have your request to cancel; it is being looked into.',
    },
  },
  cancellationAsked: {
    holds: (facts) => facts.cancellationAsked,
    hides: true,
    reason: { ar: 'لم يطلب العميل إلغاء هذا الطلب.', en: 'The client has not asked to cancel this request.' },
  },
  completionDue: {
    holds: (facts) => facts.completionDueAt !== null && facts.now >= facts.completionDueAt,
    reason: { ar: 'لم يحن موعد الإغلاق التلقائي بعد.', en: 'Automatic completion is not due yet.' },
  },
} as const satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;

/** True for a guard whose refusal hides the action instead of explaining it. */
export function hidesAction(guard: GuardName): boolean {
  const { hides }: Guard = guards[guard];
  return hides === true;
}
