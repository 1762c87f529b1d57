import type { z } from 'zod';
import type { Language } from 'sijil/base/i18n/localized';
import { type AccountNoticeWords, fillAccountNotice } from '#domain/notifications/accountNotices';
import { fillNotice, type NoticeData } from '#domain/notifications/fillNotice';
import type { notificationView } from '#domain/api/messageViews';
import { untilDeadline } from '#domain/notifications/asksForMove';
import { noticeLink } from '#domain/screens/recordPath';
import {
  fillTicketNotice,
  isTicketNotice,
  ticketLink,
  type TicketNoticeData,
  type TicketNoticeKind,
} from '#domain/notifications/ticketNotices';
import { isMember } from 'sijil/base/objects';
import type { notifications } from '../../db/schema/messages';

/** A stored notification in the reader's language; null for a kind that the portal no longer knows. */
export function toNotificationView(
  row: typeof notifications.$inferSelect,
  language: Language,
  now: Date,
): z.output<typeof notificationView> | null {
  if (isTicketNotice(row.kind)) return toTicketView(row, row.kind, language, now);
  const data = row.data as unknown as NoticeData;
  const account = fillAccountNotice(row.kind, row.data, language);
  if (account) return toAccountView(row, account, now);
  const words = fillNotice(row.kind, data, language);
  if (!words) return null;
  const { requestId } = row;
  const link = requestId && noticeLink(row.kind, data.audience, requestId);
  return { ...stateOf(row, now), ...words, requestId, requestNumber: data.number ?? null, link };
}

function toAccountView(
  row: typeof notifications.$inferSelect,
  { title, sentence, path }: AccountNoticeWords,
  now: Date,
): z.output<typeof notificationView> {
  return { ...stateOf(row, now), title, sentence, requestId: null, requestNumber: null, link: path };
}

function toTicketView(
  row: typeof notifications.$inferSelect,
  ticketKind: TicketNoticeKind,
  language: Language,
  now: Date,
): z.output<typeof notificationView> | null {
  const data = row.data as unknown as TicketNoticeData;
  const words = fillTicketNotice(ticketKind, data, language);
  if (!words) return null;
  const link = ticketLink(data.ticketId);
  return { ...stateOf(row, now), ...words, requestId: null, requestNumber: null, link };
}

function stateOf(row: typeof notifications.$inferSelect, now: Date) {
  const { id, kind, createdAt, readAt, waitsFor, doneAt } = row;
  const deadline = isMember(untilDeadline, kind) && row.data['deadline'];
  const isOver = doneAt !== null || (typeof deadline === 'string' && new Date(deadline) < now);
  const work = waitsFor === null ? null : isOver ? ('done' as const) : ('waiting' as const);
  return { id, kind, createdAt, readAt, work };
}
