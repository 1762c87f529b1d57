import { inspectorReports, reviews } from '../../../db/schema/requests';
import { sharedPosts } from '../../../db/schema/certificates';
import type { Queryable } from '#framework/server/db/connect';
import type { RequestRow } from '../../../workflow/effect';

/** Author and time of a statement about an inspection. */
interface Saying {
  readonly by: string;
  readonly at: Date;
}
type Inspected = Pick<RequestRow, 'id' | 'inspectorId'>;
interface Review {
  readonly ratings: Readonly<Record<string, number>>;
  readonly comment: string | null;
}

/** Keeps what the client says of the visit and its inspector. */
export async function addReview(
  tx: Queryable,
  { id: requestId, inspectorId }: Inspected,
  { ratings, comment }: Review,
  { by: createdById, at: createdAt }: Saying,
): Promise<void> {
  await tx.insert(reviews).values({ requestId, inspectorId, ratings, comment, createdById, createdAt });
}

/** Stores a client's report about the inspector. */
export async function addReport(
  tx: Queryable,
  { id: requestId, inspectorId }: Inspected,
  reason: string,
  { by: reportedById, at: createdAt }: Saying,
): Promise<void> {
  if (inspectorId === null) throw new Error(`request ${requestId} was inspected by nobody`);
  await tx.insert(inspectorReports).values({ inspectorId, requestId, reportedById, reason, createdAt });
}

/** Stores a share, so that the studio shows which requests use which version of a post. */
export async function addShare(
  tx: Queryable,
  requestId: string,
  templateVersionId: string,
  at: Date,
): Promise<void> {
  await tx.insert(sharedPosts).values({ requestId, templateVersionId, createdAt: at }).onConflictDoNothing();
}
