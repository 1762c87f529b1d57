import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { operations } from '#domain/access/operations';
import type { NotificationView } from '#domain/notifications/notificationView';
import type { ApiError } from '@/providers/apiError';
import { http } from '@/providers/http';
import { useLanguage } from '@/providers/language';

export const notificationsPage = 20;

interface NotificationPage {
  readonly rows: readonly NotificationView[];
  readonly total: number;
}

/** One page of the reader's own notifications; read anew every minute. */
export function useNotifications(page: number, unreadOnly: boolean) {
  const language = useLanguage();
  return useQuery<NotificationPage, ApiError>({
    queryKey: ['notifications.list', 'page', page, unreadOnly, language],
    queryFn: async ({ signal }) => {
      const start = (page - 1) * notificationsPage;
      const { data, headers } = await http.get<NotificationView[]>(operations['notifications.list'].url, {
        params: { _start: start, _end: start + notificationsPage, ...(unreadOnly && { unread: 'true' }) },
        signal,
      });
      return { rows: data, total: Number(headers['x-total-count'] ?? data.length) };
    },
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}
