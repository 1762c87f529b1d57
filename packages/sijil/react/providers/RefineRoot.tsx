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
import { apiPath, screenPath } from 'sijil/schema/resource';
import { resourceList } from 'sijil/schema/application';
import { perDesign } from 'sijil/schema/designs/applyDesign';
import { accessControlProvider } from './may';
import { auditLogProvider, dataProvider } from './dataProvider';
import { useLanguage } from './language';
import { liveProvider } from './live/startLive';
import { routerProvider } from './routerProvider';
import { type Credentials, publicPart } from 'sijil/react/application';
import { CallError } from './apiError';
import { endSeen } from './endSeen';
import { callOperation } from './operations';
import { isSeen } from './ownAccount';
import { token, useSession } from './session';
import { type ToastKind, useToasts } from 'sijil/react/toast/toastStore';
import type { Language } from 'sijil/base/i18n/localized';
import { changeLanguage } from './i18n';

/** Refine's resources, derived from the declarations. */
const refineResources = perDesign((): ResourceProps[] =>
  resourceList().map((resource) => ({
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

/** Refine's auth provider; rules 1.6, 6.1 and 6.3. */
export const authProvider: AuthProvider = {
  login: (credentials: Credentials) => publicPart().signIn(credentials),

  async logout() {
    if (isSeen()) {
      await endSeen();
      return { success: true };
    }
    // This browser signs out, whatever the server responds.
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

/** Refine's notification provider, which shows toasts (rules 7.4). */
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
 * Refine's i18n provider for a language, used by Refine's own views and buttons. Their texts are in the namespace `refine`;
 * records are named by their declarations.
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

/** Declarations by name and by path: Refine asks for `cities.titles.list` and for `admin/days-off.admin/days-off`. */
const declared = perDesign(
  () =>
    new Map(
      resourceList().flatMap((one) => [one.name, apiPath(one).slice(1)].map((word) => [word, one] as const)),
    ),
);

function recordText(key: string, language: Language): string | undefined {
  const [word = '', about, view] = key.split('.');
  const label = declared().get(word)?.label;
  if (label === undefined) return undefined;
  if (about !== 'titles' || view === 'list') return label.many[language];
  return i18next.t(`titles.${view}`, { ns: 'refine', lng: language, name: label.one[language] });
}

/** Query client of Refine and of our own queries. Refused calls are not retried; those that the network lost are, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      refetchOnWindowFocus: true,
      retry: (failures, error) =>
        failures < 2 && error instanceof CallError && error.status === 0 && error.code !== 'aborted',
    },
    // An offline write fails at once: if it were queued, a booking or payment would be made whenever the network returns,
    // without anybody pressing a button.
    mutations: { networkMode: 'always' },
  },
});

// Clears the cache, so that one person's responses are never shown to another.
useSession.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) queryClient.clear();
});
