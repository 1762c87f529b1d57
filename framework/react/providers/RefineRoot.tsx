import { type AuditLogProvider, Refine, type ResourceProps } from '@refinedev/core';
import { type ReactNode, useMemo } from 'react';
import { apiPath, screenPath } from '#framework/schema/resource';
import { resourceList } from '#app/resources';
import { perDesign } from '#framework/schema/designs/applyDesign';
import { accessControlProvider } from './accessControlProvider';
import { auditLogProvider } from './auditLogProvider';
import { authProvider } from './authProvider';
import { dataProvider } from './dataProvider';
import { i18nProviderIn } from './i18nProvider';
import { useLanguage } from './language';
import { notificationProvider } from './notificationProvider';
import { liveProvider } from './live/liveProvider';
import { queryClient } from './queryClient';
import { routerProvider } from './routerProvider';

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
