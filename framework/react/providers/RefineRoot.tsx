import { type AuditLogProvider, Refine, type ResourceProps } from '@refinedev/core';
import type { ReactNode } from 'react';
import { apiPath, screenPath } from '#framework/schema/resource';
import { resourceList } from '#app/resources';
import { accessControlProvider } from './accessControlProvider';
import { auditLogProvider } from './auditLogProvider';
import { authProvider } from './authProvider';
import { dataProvider } from './dataProvider';
import { notificationProvider } from './notificationProvider';
import { liveProvider } from './live/liveProvider';
import { queryClient } from './queryClient';
import { routerProvider } from './routerProvider';

/** Refine's resources are the declarations; there is no second list. */
const resources: ResourceProps[] = resourceList.map((resource) => ({
  name: apiPath(resource).slice(1),
  identifier: resource.name,
  list: screenPath(resource),
  create: `${screenPath(resource)}/create`,
  show: `${screenPath(resource)}/:id`,
  edit: `${screenPath(resource)}/:id/edit`,
}));

export function RefineRoot({ children }: { readonly children: ReactNode }) {
  return (
    <Refine
      routerProvider={routerProvider}
      dataProvider={dataProvider}
      authProvider={authProvider}
      auditLogProvider={auditLogProvider as AuditLogProvider}
      accessControlProvider={accessControlProvider}
      notificationProvider={notificationProvider}
      liveProvider={liveProvider}
      resources={resources}
      options={{
        disableTelemetry: true,
        reactQuery: { clientConfig: queryClient },
      }}
    >
      {children}
    </Refine>
  );
}
