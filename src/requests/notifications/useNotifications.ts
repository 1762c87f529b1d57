import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { NotificationView } from '#domain/api/notificationView';
import type { ApiError } from '@framework/providers/apiError';
import { useLanguage } from '@framework/providers/language';
import { useLive } from '@framework/providers/live/useLive';
import { callList } from '@framework/providers/operations';

export const notificationsPage = 20;

interface NotificationPage {
  readonly rows: readonly NotificationView[];
  readonly total: number;
}

/** Page of the reader's notifications, read again every minute. */
export function useNotifications(page: number, openOnly: boolean) {
  const language = useLanguage();
  const live = useLive();
  return useQuery<NotificationPage, ApiError>({
    queryKey: ['notifications.list', 'page', page, openOnly, language],
    queryFn: ({ signal }) => {
      const start = (page - 1) * notificationsPage;
      const query = { _start: start, _end: start + notificationsPage, ...(openOnly && { open: 'true' }) };
      return callList('notifications.list', { query, signal });
    },
    placeholderData: keepPreviousData,
    refetchInterval: live ? false : 60_000,
  });
}
