import type { NotificationProvider } from '@refinedev/core';
import i18next from 'i18next';
import { type ToastKind, useToasts } from '@framework/toast/toastStore';

const kinds: Readonly<Record<'success' | 'error' | 'progress', ToastKind>> = {
  success: 'success',
  error: 'danger',
  progress: 'info',
};

/** Refine's messages as our toasts (rules 7.4). */
export const notificationProvider: NotificationProvider = {
  open: ({ key, message, description, type, cancelMutation, undoableTimeout }) => {
    useToasts.getState().show({
      kind: kinds[type],
      title: description ?? message,
      ...(key && { key }),
      ...(description && { text: message }),
      ...(undoableTimeout !== undefined && { duration: undoableTimeout * 1000 }),
      ...(cancelMutation && { action: { label: i18next.t('undo'), run: cancelMutation } }),
    });
  },
  close: (key) => useToasts.getState().close(key),
};
