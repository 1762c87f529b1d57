import type { NoticeAudience } from './requestNotices';

/** The portal's page of requests for each audience; inspectors have none: their app lists their visits. */
const pages: Readonly<Record<NoticeAudience, string | null>> = {
  client: '/client/requests',
  operations: '/requests',
  finance: '/requests',
  supervisor: '/supervisor/requests',
  inspector: null,
};

/** Notices about a request that its reader may no longer open: they lead to the reader's list. */
const takenAway = ['supervisorReplaced', 'inspectorReplaced'];

export function requestLink(audience: NoticeAudience, requestId: string): string | null {
  const page = pages[audience];
  return page && `${page}/${requestId}`;
}

/** Address that a notice opens; null for inspectors. */
export function noticeLink(kind: string, audience: NoticeAudience, requestId: string): string | null {
  return takenAway.includes(kind) ? pages[audience] : requestLink(audience, requestId);
}
