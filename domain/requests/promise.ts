import type { Localized } from 'sijil/base/i18n/localized';
import { dayMs, endOfRiyadhDay, minuteMs, riyadhDate, toWorkingDay } from 'sijil/base/time/riyadhTime';
import { latenessOf, usualDays } from '../workflow/lateness';
import { type RequestStatus, statuses, type Turn } from '../workflow/statuses';
import { awaitsFinance, type Stated } from './nextStep';

/** Role of staff that has the turn. */
type StaffTurn = Exclude<Turn, 'client' | null>;

/** Statuses in which staff has the turn: each needs a promise, or the table below does not compile. */
type StaffStatus = {
  [Status in RequestStatus]: (typeof statuses)[Status]['turn'] extends StaffTurn ? Status : never;
}[RequestStatus];

interface PromiseWords {
  /** Sentence to the client about what staff does. */
  readonly does: Localized;
  /** What the client may do, or what holds for the client, if staff is late. */
  readonly otherwise: Localized;
}

const nothingPaid: Localized = {
  ar: 'إن تأخرنا فاسألنا عن الطلب، ويمكنك إلغاؤه: لم تدفع شيئًا بعد.',
  en: 'If we are late, ask us about the request. You may cancel it: you have paid nothing yet.',
};
const mayCancel: Localized = {
  ar: 'إن تأخرنا فاسألنا عن الطلب، ويمكنك أن تطلب إلغاءه.',
  en: 'If we are late, ask us about the request. You may also ask to cancel it.',
};
const daysStart: Localized = {
  ar: 'إن تأخرنا فاسألنا عن الطلب. لا تبدأ مهلة التصحيح إلا بعد أن تصلك النتيجة.',
  en: 'If we are late, ask us about the request. Your time for corrections begins only with the results.',
};
const sentInTime: Localized = {
  ar: 'إن تأخرنا فاسألنا عن الطلب. لا يُحسب التأخر عليك، فقد أرسلت ما عليك.',
  en: 'If we are late, ask us about the request. The delay does not count against you: you have sent your part.',
};

/** Promises to the client by status. */
export const promises = {
  pending: {
    does: { ar: 'نُعدّ عقدك ونرسله إليك', en: 'We prepare your contract and send it to you' },
    otherwise: nothingPaid,
  },
  change_request: {
    does: { ar: 'نعدّل العقد ونرسله إليك من جديد', en: 'We change the contract and send it again' },
    otherwise: nothingPaid,
  },
  payment_completed: {
    does: { ar: 'نعيّن مشرفًا لطلبك', en: 'We assign a supervisor to your request' },
    otherwise: mayCancel,
  },
  supervisor_assigned: {
    does: { ar: 'يقترح عليك المشرف موعدًا للزيارة', en: 'Your supervisor proposes a time for the visit' },
    otherwise: mayCancel,
  },
  details_approved: {
    does: { ar: 'نعيّن المفتش الذي سيزورك', en: 'We assign the inspector who visits you' },
    otherwise: mayCancel,
  },
  details_rejected: {
    does: { ar: 'يقترح عليك المشرف موعدًا آخر', en: 'Your supervisor proposes another time' },
    otherwise: mayCancel,
  },
  inspector_assigned: {
    does: { ar: 'يزورك المفتش', en: 'The inspector visits you' },
    otherwise: {
      ar: 'إن تأخر المفتش فاسألنا عن الطلب، وسنخبرك هل سيصل أم نقترح عليك موعدًا آخر.',
      en: 'If the inspector is late, ask us about the request: we will tell you whether the visit takes place or propose another time.',
    },
  },
  inspection_started: {
    does: { ar: 'يُتم المفتش التفتيش ويسلّم النموذج', en: 'The inspector finishes and submits the form' },
    otherwise: daysStart,
  },
  form_submitted: {
    does: { ar: 'نراجع نتيجة الزيارة', en: 'We review the result of the visit' },
    otherwise: daysStart,
  },
  supervisor_reviewed: {
    does: { ar: 'نرسل إليك النتيجة', en: 'We send you the results' },
    otherwise: daysStart,
  },
  corrections_submitted: {
    does: { ar: 'نراجع إجراءاتك التصحيحية', en: 'We review your corrections' },
    otherwise: sentInTime,
  },
  corrections_reviewed: {
    does: { ar: 'نبتّ في إجراءاتك التصحيحية', en: 'We decide on your corrections' },
    otherwise: sentInTime,
  },
} as const satisfies Record<StaffStatus, PromiseWords>;

/** Promises about more than the status. */
export const otherPromises = {
  transferChecked: {
    does: { ar: 'نطابق تحويلك ونؤكده', en: 'We check and confirm your transfer' },
    otherwise: {
      ar: 'إن تأخرنا فاسألنا عن الطلب. إيصالك محفوظ لدينا، فلا تدفع مرة أخرى.',
      en: 'If we are late, ask us about the request. We have your receipt, so do not pay again.',
    },
  },
  cancellationDecided: {
    does: { ar: 'نبتّ في طلب الإلغاء', en: 'We decide on your cancellation request' },
    otherwise: {
      ar: 'إن تأخرنا فاسألنا عن الطلب. يبقى طلب الإلغاء قائمًا حتى نرد عليه.',
      en: 'If we are late, ask us about the request. Your cancellation request stays open until we answer it.',
    },
  },
} as const satisfies Record<string, PromiseWords>;

interface Promised extends Stated {
  readonly statusSince: Date;
  readonly visitAt: Date | null;
  /** Time of a request to cancel that waits for its decision. */
  readonly cancelAskedAt: Date | null;
}

/** What staff promises the client: who acts until when, and what holds if that moment passes. */
interface StaffPromise extends PromiseWords {
  readonly by: StaffTurn;
  readonly until: Date;
}

/**
 * Promise of staff to the client of a request; null where staff has not the turn. Its time is that after which the request is
 * late in its status (`latenessOf`); one that is counted in days ends with a working day.
 */
export function promiseOf(request: Promised): StaffPromise | null {
  const { status, statusSince } = request;
  if (request.cancelAskedAt !== null)
    return {
      by: 'admin_operation',
      until: dayAfter(request.cancelAskedAt, usualMinutes),
      ...otherPromises.cancellationDecided,
    };
  if (awaitsFinance(request))
    return {
      by: 'admin_finance',
      until: dayAfter(new Date(request.receiptSince ?? statusSince), usualMinutes),
      ...otherPromises.transferChecked,
    };
  const { turn } = statuses[status];
  if (turn === null || turn === 'client') return null;
  const words = promises[status as StaffStatus];
  const { after, minutes } = latenessOf(status);
  const until =
    after === 'visitAt' && request.visitAt
      ? new Date(request.visitAt.getTime() + minutes * minuteMs)
      : dayAfter(statusSince, minutes);
  return { by: turn, until, ...words };
}

const usualMinutes = (usualDays * dayMs) / minuteMs;

/** End of the Riyadh day this long after a moment, or of the next working day. */
const dayAfter = (since: Date, minutes: number): Date =>
  endOfRiyadhDay(toWorkingDay(riyadhDate(new Date(since.getTime() + minutes * minuteMs))));
