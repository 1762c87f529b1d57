import type { NotificationProvider } from '@refinedev/core';
import { App } from 'antd';

/** Refine's messages as our toasts: at the top end, 350 px, five seconds (specification §9). */
export function useNotificationProvider(): NotificationProvider {
  const { notification } = App.useApp();
  return {
    open: ({ key, message, description, type }) => {
      notification.open({
        ...(key && { key }),
        message: description ?? message,
        ...(description && { description: message }),
        type: type === 'progress' ? 'info' : type,
        style: { width: 350 },
        role: type === 'error' ? 'alert' : 'status',
      });
    },
    close: (key) => notification.destroy(key),
  };
}
