import { bothLanguages, type Language, type Localized } from 'sijil/base/i18n/localized';

/** Two sides of a ticket: the client and support. */
export type TicketSide = 'client' | 'support';

/** Values for the text of a ticket's notice, as of the event. */
export interface TicketNoticeData {
  readonly side: TicketSide;
  readonly ticketId: string;
  readonly title: string;
  /** Name in both languages; a text in notices from before there were English names. */
  readonly person: string | Localized;
}

interface TicketNotice {
  readonly title: Localized;
  readonly sentence: Localized;
}

export const ticketNotices = {
  ticketOpened: {
    support: {
      title: { ar: 'تذكرة دعم جديدة', en: 'A new support ticket' },
      sentence: { ar: 'تذكرة من {person}: «{title}».', en: '{person} opened “{title}”.' },
    },
  },
  ticketAssigned: {
    support: {
      title: { ar: 'أُسندت إليك تذكرة', en: 'A ticket was assigned to you' },
      sentence: { ar: 'أسند إليك {person} التذكرة «{title}».', en: '{person} assigned “{title}” to you.' },
    },
  },
  ticketReplied: {
    support: {
      title: { ar: 'رد جديد على تذكرة', en: 'A new reply to a ticket' },
      sentence: { ar: 'وصل رد من {person} على التذكرة «{title}».', en: '{person} replied in “{title}”.' },
    },
    client: {
      title: { ar: 'ردّ فريق الدعم عليك', en: 'Support has replied' },
      sentence: { ar: 'وصلك رد على تذكرتك «{title}».', en: 'There is a reply to your ticket “{title}”.' },
    },
  },
  ticketClosed: {
    support: {
      title: { ar: 'أُغلقت تذكرة', en: 'A ticket was closed' },
      sentence: { ar: 'أُغلقت التذكرة «{title}». المنفّذ: {person}.', en: '{person} closed “{title}”.' },
    },
    client: {
      title: { ar: 'أُغلقت تذكرتك', en: 'Your ticket was closed' },
      sentence: {
        ar: 'أغلق فريق الدعم تذكرتك «{title}». إن بقي لديك سؤال فأرسل ردًا وستُفتح من جديد.',
        en: 'Support closed your ticket “{title}”. If anything remains, reply and it reopens.',
      },
    },
  },
  ticketReopened: {
    support: {
      title: { ar: 'أُعيد فتح تذكرة', en: 'A ticket was reopened' },
      sentence: { ar: 'أُعيد فتح التذكرة «{title}». المنفّذ: {person}.', en: '{person} reopened “{title}”.' },
    },
    client: {
      title: { ar: 'أُعيد فتح تذكرتك', en: 'Your ticket was reopened' },
      sentence: {
        ar: 'أعاد فريق الدعم فتح تذكرتك «{title}».',
        en: 'Support reopened your ticket “{title}”.',
      },
    },
  },
} as const satisfies Record<string, Partial<Record<TicketSide, TicketNotice>>>;

export type TicketNoticeKind = keyof typeof ticketNotices;

export function isTicketNotice(kind: string): kind is TicketNoticeKind {
  return Object.hasOwn(ticketNotices, kind);
}

/** Returns a ticket's notice in the reader's language; null when its kind has no text for that side. */
export function fillTicketNotice(
  kind: TicketNoticeKind,
  data: TicketNoticeData,
  language: Language,
): { readonly title: string; readonly sentence: string } | null {
  const bySide: Partial<Record<TicketSide, TicketNotice>> = ticketNotices[kind];
  const notice = bySide[data.side];
  if (!notice) return null;
  const sentence = notice.sentence[language]
    .replace('{person}', () => bothLanguages(data.person)[language])
    .replace('{title}', () => data.title);
  return { title: notice.title[language], sentence };
}

export function ticketLink(ticketId: string): string {
  return `/customer-support/${ticketId}`;
}
