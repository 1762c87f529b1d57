import type { z } from 'zod';
import type { Language } from '#domain/i18n/localized';
import { fillNotice, type NoticeData } from '#domain/notifications/fillNotice';
import type { notificationView } from '#domain/notifications/notificationView';
import { requestLink } from '#domain/notifications/requestLink';
import type { notifications } from '../../db/schema/messages';

/** A stored notification in the reader's language; null for a kind that the portal no longer knows. */
export function toNotificationView(
  row: typeof notifications.$inferSelect,
  language: Language,
): z.output<typeof notificationView> | null {
  const data = row.data as unknown as NoticeData;
  const words = fillNotice(row.kind, data, language);
  if (!words) return null;
  const { id, kind, requestId, createdAt, readAt } = row;
  const link = requestId && requestLink(data.audience, requestId);
  return { id, kind, ...words, requestId, requestNumber: data.number ?? null, link, createdAt, readAt };
}
