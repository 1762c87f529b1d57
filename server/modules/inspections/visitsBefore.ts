import { and, eq, isNotNull, lte, ne, type SQL } from 'drizzle-orm';
import { requests } from '../../db/schema/requests';
import type { RequestRow } from '../../workflow/effect';

/**
 * The visits that count as before a request's own: of the same client (a place that was sold brings no other company's
 * answers along) and service, begun no later, with results that were sent. Whose branch or vehicle is for the caller to say.
 */
export function visitsBefore(request: RequestRow): SQL | undefined {
  return and(
    ne(requests.id, request.id),
    eq(requests.clientId, request.clientId),
    eq(requests.serviceId, request.serviceId),
    isNotNull(requests.resultsSentAt),
    request.startedAt ? lte(requests.startedAt, request.startedAt) : undefined,
  );
}
