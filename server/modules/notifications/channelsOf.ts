import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#framework/server/db/connect';
import { tables } from '#framework/server/db/schema/tables';

interface Channels {
  readonly byPortal: boolean;
  readonly byMail: boolean;
}

/** By which ways a kind of notice goes, as an admin has said; both where nobody has. */
export async function channelsOf(tx: Queryable, kind: string): Promise<Channels> {
  const { notificationKinds } = tables;
  const [row] = await tx
    .select({ byPortal: notificationKinds.byPortal, byMail: notificationKinds.byMail })
    .from(notificationKinds)
    .where(and(eq(notificationKinds.kind, kind), isNull(notificationKinds.deletedAt)));
  return row ?? { byPortal: true, byMail: true };
}
