import {
  type AuditLogProvider,
  type AuthProvider,
  type I18nProvider,
  type NotificationProvider,
  Refine,
  type ResourceProps,
} from '@refinedev/core';
import { type ReactNode, useMemo } from 'react';
import i18next from 'i18next';
import { QueryClient } from '@tanstack/react-query';
import { apiPath, screenPath } from '#framework/schema/resource';
import { resourceList } from '#app/resources';
import { perDesign } from '#framework/schema/designs/applyDesign';
import { accessControlProvider } from './may';
import { auditLogProvider, dataProvider } from './dataProvider';
import { useLanguage } from './language';
import { liveProvider } from './live/startLive';
import { routerProvider } from './routerProvider';
import { signIn } from '#app/signIn';
import { CallError } from './apiError';
import { endSeen } from './endSeen';
import { callOperation } from './operations';
import { isSeen } from './ownAccount';
import { token, useSession } from './session';
import { type ToastKind, useToasts } from '@framework/toast/toastStore';
import type { Language } from '#framework/base/i18n/localized';
import { changeLanguage } from './i18n';

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

/**
 * Refine's seam to the texts in a language, so that its own views and buttons speak it too. Their words are the namespace
 * `refine`; records are named by their declarations.
 */
export const i18nProviderIn = (language: Language): I18nProvider => ({
  translate: (key, options, fallback) => {
    const defaultValue = typeof options === 'string' ? options : fallback;
    const values: object = typeof options === 'string' ? {} : options;
    const words = {
      ...values,
      ns: 'refine',
      lng: language,
      ...(defaultValue !== undefined && { defaultValue }),
    };
    return recordText(key, language) ?? i18next.t(key, words);
  },
  changeLocale: (next) => changeLanguage(next === 'en' ? 'en' : 'ar'),
  getLocale: () => language,
});

/** Declarations by their names and by their paths: Refine asks for `cities.titles.list` and for `admin/days-off.admin/days-off`. */
const declared = perDesign(
  () =>
    new Map(
      resourceList.flatMap((one) => [one.name, apiPath(one).slice(1)].map((word) => [word, one] as const)),
    ),
);

function recordText(key: string, language: Language): string | undefined {
  const [word = '', about, view] = key.split('.');
  const label = declared().get(word)?.label;
  if (label === undefined) return undefined;
  if (about !== 'titles' || view === 'list') return label.many[language];
  return i18next.t(`titles.${view}`, { ns: 'refine', lng: language, name: label.one[language] });
}

/** Shared by Refine and by our own reads. What the API has refused is not asked again; what the network lost is, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      refetchOnWindowFocus: true,
      retry: (failures, error) =>
        failures < 2 && error instanceof CallError && error.status === 0 && error.code !== 'aborted',
    },
    // A write without a network fails at once: queued, a booking or payment would be made whenever the network returns, with
    // nobody pressing.
    mutations: { networkMode: 'always' },
  },
});

// Cached answers of one person are never shown to another.
useSession.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) queryClient.clear();
});
