import type { Localized } from 'sijil/base/i18n/localized';
import { transitions } from '../workflow/requestWorkflow';
import { type Notice, noticeAudiences, requestNotices } from './requestNotices';
import { ticketNotices } from './ticketNotices';
import { isKeyOf } from 'sijil/base/objects';

interface NoticeKindRow {
  readonly kind: string;
  readonly label: Localized;
  readonly description: Localized;
}

type ByAudience = Readonly<Partial<Record<string, Pick<Notice, 'title'>>>>;

const audienceNames: Readonly<Record<string, Localized>> = {
  client: { ar: 'العميل', en: 'client' },
  operations: { ar: 'فريق العمليات', en: 'operations' },
  finance: { ar: 'الإدارة المالية', en: 'finance' },
  supervisor: { ar: 'المشرف', en: 'supervisor' },
  inspector: { ar: 'المفتش', en: 'inspector' },
  support: { ar: 'فريق الدعم', en: 'support' },
};
const audienceOrder = [...noticeAudiences, 'support'];

/** Kinds of notice, one row each: the initial rows of an installation's `notificationKinds`. */
export const noticeKinds: readonly NoticeKindRow[] = Object.entries<ByAudience>({
  ...requestNotices,
  ...ticketNotices,
}).map(([kind, notice]) => toRow(kind, notice));

function toRow(kind: string, notice: ByAudience): NoticeKindRow {
  const audiences = audienceOrder.filter((audience) => notice[audience]);
  const title = notice[audiences[0] ?? '']?.title ?? { ar: kind, en: kind };
  // Several steps share one notice, so the label of their setting needs the step's own name.
  const step = isKeyOf(transitions, kind) ? transitions[kind] : null;
  const names = (language: keyof Localized) =>
    audiences.map((audience) => audienceNames[audience]?.[language] ?? audience);
  return {
    kind,
    label: step?.label ?? title,
    description: {
      ar: `«${title.ar}» إلى: ${names('ar').join('، ')}.`,
      en: `“${title.en}” to: ${names('en').join(', ')}.`,
    },
  };
}
