import type { NoticeAudience } from './requestNotices';

/** The portal's page of a request for each audience; inspectors have none: their app lists their visits. */
const pages: Readonly<Record<NoticeAudience, string | null>> = {
  client: '/client/requests',
  operations: '/requests',
  finance: '/requests',
  supervisor: '/supervisor/requests',
  inspector: null,
};

export function requestLink(audience: NoticeAudience, requestId: string): string | null {
  const page = pages[audience];
  return page && `${page}/${requestId}`;
}
