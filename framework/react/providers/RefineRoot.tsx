import {
  type AuditLogProvider,
  type AuthProvider,
  type NotificationProvider,
  Refine,
  type ResourceProps,
} from '@refinedev/core';
import { type ReactNode, useMemo } from 'react';
import { apiPath, screenPath } from '#framework/schema/resource';
import { resourceList } from '#app/resources';
import { perDesign } from '#framework/schema/designs/applyDesign';
import { accessControlProvider } from './may';
import { auditLogProvider } from './auditLogProvider';
import { dataProvider } from './dataProvider';
import { i18nProviderIn } from './i18nProvider';
import { useLanguage } from './language';
import { liveProvider } from './live/startLive';
import { queryClient } from './queryClient';
import { routerProvider } from './routerProvider';
import { signIn } from '#app/signIn';
import type { CallError } from './apiError';
import { endSeen } from './endSeen';
import { callOperation } from './operations';
import { isSeen } from './ownAccount';
import { useSession } from './session';
import { token } from './token';
import i18next from 'i18next';
import { type ToastKind, useToasts } from '@framework/toast/toastStore';

/** Refine's resources are the declarations; there is no second list. */
const refineResources = perDesign((): ResourceProps[] =>
  resourceList.map((resource) => ({
    name: apiPath(resource).slice(1),
    identifier: resource.name,
    list: screenPath(resource),
    create: `${screenPath(resource)}/create`,
    show: `${screenPath(resource)}/:id`,
    edit: `${screenPath(resource)}/:id/edit`,
  })),
);

export function RefineRoot({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  const i18nProvider = useMemo(() => i18nProviderIn(language), [language]);
  return (
    <Refine
      routerProvider={routerProvider}
      dataProvider={dataProvider}
      authProvider={authProvider}
      auditLogProvider={auditLogProvider as AuditLogProvider}
      accessControlProvider={accessControlProvider}
      notificationProvider={notificationProvider}
      liveProvider={liveProvider}
      i18nProvider={i18nProvider}
      resources={refineResources()}
      options={{
        disableTelemetry: true,
        reactQuery: { clientConfig: queryClient },
      }}
    >
      {children}
    </Refine>
  );
}

/** Refine's side of signing in and out; rules 1.6, 6.1 and 6.3. */
export const authProvider: AuthProvider = {
  login: signIn,

  async logout() {
    if (isSeen()) {
      await endSeen();
      return { success: true };
    }
    // Whatever the server answers, this browser forgets.
    if (token.read()) await callOperation('auth.logout').catch(() => undefined);
    useSession.getState().signOut();
    return { success: true, redirectTo: '/sign-in' };
  },

  check: () => Promise.resolve({ authenticated: useSession.getState().authenticated }),
  onError: (error: CallError) => Promise.resolve({ error }),
};

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
