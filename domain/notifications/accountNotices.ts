import { titleText } from 'sijil/schema/textOfKind';
import { textTable } from 'sijil/schema/texts/textTable';
import { EXPORT_RETENTION_DAYS } from 'sijil/base/files/exports';
import { fillText } from './fillText';
import { exportNames } from '../formats/exportNames';
import { formatDate, formatDateTime } from 'sijil/base/formats/dates';
import { isolateLtr } from 'sijil/base/formats/bidi';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import { daysText } from 'sijil/base/i18n/worded';
import { branchDocumentKinds } from '../profile/documentFields';
import { isKeyOf } from 'sijil/base/objects';

const exportRetention = daysText(EXPORT_RETENTION_DAYS);

interface AccountNotice {
  readonly title: Localized;
  /**
   * Sentence with placeholders in braces; a `[part]` is left out when its value is missing. A reason is appended as a sentence
   * of its own.
   */
  readonly sentence: Localized;
  /** Path of the portal; null where there is nothing to open. */
  readonly link: string | null;
}

/** Notices about accounts; those about requests are in `requestNotices`. */
export const accountNotices = {
  passwordRequested: {
    title: { ar: 'طلب تغيير كلمة مرور', en: 'A new password is waiting for approval' },
    sentence: {
      ar: 'وصل طلب تغيير كلمة مرور من {person}. راجعه ثم وافق عليه أو ارفضه.',
      en: '{person} asked for a new password. Review the request, then approve or reject it.',
    },
    link: '/passwordRequests',
  },
  dayOffRequested: {
    title: { ar: 'طلب إجازة جديد', en: 'A new day-off request' },
    sentence: {
      ar: 'طلب المفتش {person} إجازة. راجع الطلب ثم وافق عليه أو ارفضه.',
      en: '{person} asked for days off. Review the request, then approve or reject it.',
    },
    link: '/inspectors/daysOff',
  },
  passwordApproved: {
    title: { ar: 'غُيّرت كلمة مرورك', en: 'Your new password is in effect' },
    sentence: {
      ar: 'وافق مسؤول المنصة على كلمة المرور الجديدة التي طلبتها[ ({time} بتوقيت الرياض)]، وسُجّل خروجك من كل أجهزتك. سجّل الدخول بها، وإن لم تطلبها فراسل الدعم.',
      en: 'An admin approved the new password that you asked for[ ({time}, Riyadh time)], and you were signed out on all devices. Sign in with it; if you did not ask for it, write to support.',
    },
    link: null,
  },
  passwordRejected: {
    title: { ar: 'لم تُقبل كلمة المرور الجديدة', en: 'Your new password was not accepted' },
    sentence: {
      ar: 'لم يوافق مسؤول المنصة على طلب تغيير كلمة المرور[ ({time} بتوقيت الرياض)]، وما زالت كلمة مرورك الحالية تعمل.',
      en: 'An admin did not approve the new password that you asked for[ ({time}, Riyadh time)]. Your current password still works.',
    },
    link: null,
  },
  inspectorReportUpheld: {
    title: { ar: 'ثبت بلاغك عن المفتش', en: 'Your report about an inspector was upheld' },
    sentence: {
      ar: 'نظرنا في بلاغك عن المفتش {person} وثبت ما فيه. شكرًا لتنبيهك.',
      en: 'We looked into your report about {person} and found it justified. Thank you for telling us.',
    },
    link: null,
  },
  inspectorReportDismissed: {
    title: { ar: 'انتهى النظر في بلاغك عن المفتش', en: 'Your report about an inspector was decided' },
    sentence: {
      ar: 'نظرنا في بلاغك عن المفتش {person} ولم يثبت ما فيه.',
      en: 'We looked into your report about {person} and did not find it justified.',
    },
    link: null,
  },
  exportReady: {
    title: { ar: 'ملفك جاهز', en: 'Your file is ready' },
    sentence: {
      ar: `اكتمل الملف الذي طلبته: {export}. يبقى متاحًا لمدة ${exportRetention.ar}.`,
      en: `The file that you requested is ready: {export}. It is available for ${exportRetention.en}.`,
    },
    link: '{page}',
  },
  exportFailed: {
    title: { ar: 'لم يكتمل ملفك', en: 'Your file could not be completed' },
    sentence: {
      ar: 'تعذّر إعداد الملف الذي طلبته: {export}. اطلبه مرة أخرى، وإن تكرر ذلك فأخبرنا.',
      en: 'The file that you requested could not be prepared: {export}. Request it again; if that fails too, let us know.',
    },
    link: '{page}',
  },
  dayOffDecided: {
    title: { ar: 'الرد على طلب إجازتك', en: 'Your day-off request was decided' },
    sentence: {
      ar: 'طلب إجازتك من {from} إلى {until}: {decision}.',
      en: 'Your request for days off from {from} to {until}: {decision}.',
    },
    link: null,
  },
  documentExpires: {
    title: { ar: 'مستند يحتاج إلى تجديد', en: 'A document needs renewing' },
    sentence: {
      ar: 'تنتهي صلاحية «{document}» في {until} ({person}). جدّده وارفع الجديد في صفحة الفرع.',
      en: '“{document}” expires on {until} ({person}). Renew it and upload the new one on the branch’s page.',
    },
    link: '/client/branches/{branchId}',
  },
  documentExpiresToday: {
    title: { ar: 'مستند تنتهي صلاحيته اليوم', en: 'A document expires today' },
    sentence: {
      ar: 'تنتهي صلاحية «{document}» اليوم، {until} ({person}). جدّده وارفع الجديد في صفحة الفرع.',
      en: '“{document}” expires today, {until} ({person}). Renew it and upload the new one on the branch’s page.',
    },
    link: '/client/branches/{branchId}',
  },
  documentExpired: {
    title: { ar: 'مستند انتهت صلاحيته', en: 'A document has expired' },
    sentence: {
      ar: 'انتهت صلاحية «{document}» في {until} ({person}). جدّده وارفع الجديد في صفحة الفرع.',
      en: '“{document}” expired on {until} ({person}). Renew it and upload the new one on the branch’s page.',
    },
    link: '/client/branches/{branchId}',
  },
  webhookSwitchedOff: {
    title: { ar: 'توقف الربط مع نظام آخر', en: 'A webhook was switched off' },
    sentence: {
      ar: 'لم يقبل رابط «{person}» أي حدث منذ يوم، فأُوقف الربط. أصلح النظام المستقبِل، ثم أعد تفعيل الربط وإرسال ما لم يصل.',
      en: 'The URL of “{person}” has accepted no event for a day, so the webhook was switched off. Repair the receiver, then switch it on and send again what has not arrived.',
    },
    link: '/webhooks/{webhookId}',
  },
  automation: {
    title: { ar: 'رسالة من إجراء تلقائي', en: 'A message from an automation' },
    sentence: { ar: '{text}', en: '{text}' },
    link: '{page}',
  },
} as const satisfies Record<string, AccountNotice>;

export type AccountNoticeKind = keyof typeof accountNotices;

export interface AccountNoticeWords {
  readonly title: string;
  readonly sentence: string;
  readonly path: string | null;
}

/** Returns a notice about an account in the reader's language; null for a kind that is not about accounts. */
export function fillAccountNotice(
  kind: string,
  data: Readonly<Record<string, unknown>>,
  language: Language,
): AccountNoticeWords | null {
  if (!isKeyOf(accountNotices, kind)) return null;
  const { title, sentence, link } = accountNotices[kind];
  const textOf = (name: string) => (typeof data[name] === 'string' ? data[name] : '');
  const words: Readonly<Record<string, string>> = {
    person: titleText(data['person'], language),
    document: documentName(textOf('document'), language),
    from: textOf('from') && formatDate(textOf('from'), language),
    until: textOf('until') && formatDate(textOf('until'), language),
    export: exportName(textOf('export'), textOf('about'), language),
    time: textOf('at') && formatDateTime(textOf('at'), language),
    decision: decisionName(textOf('decision'), language),
    text: textOf(language === 'ar' ? 'textAr' : 'textEn'),
  };
  return {
    // An automation provides its own subject.
    title: textOf(language === 'ar' ? 'subjectAr' : 'subjectEn') || title[language],
    sentence: fillText(sentence[language], words) + (textOf('reason') && ` «${textOf('reason')}»`),
    path:
      (link &&
        fillText(link, {
          page: textOf('page'),
          branchId: textOf('branchId'),
          webhookId: textOf('webhookId'),
        })) ||
      null,
  };
}

function documentName(kind: string, language: Language): string {
  return isKeyOf(branchDocumentKinds, kind) ? branchDocumentKinds[kind][language] : '';
}

function exportName(kind: string, about: string, language: Language): string {
  if (!isKeyOf(exportNames, kind)) return '';
  const name = exportNames[kind][language];
  return about ? `${name} ${isolateLtr(about)}` : name;
}

const decisions = textTable('words/accountNotices/decisions', {
  approved: { ar: 'تمت الموافقة', en: 'approved' },
  rejected: { ar: 'مرفوض', en: 'not approved' },
} as const);

function decisionName(decision: string, language: Language): string {
  return decision === 'approved' || decision === 'rejected' ? decisions[decision][language] : '';
}
