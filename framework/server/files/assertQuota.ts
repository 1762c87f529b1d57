import { and, count, eq, gt, sum } from 'drizzle-orm';
import { uploadQuota } from '#framework/base/files/uploads';
import { dayMs } from '#framework/base/time/riyadhTime';
import type { AppContext } from '../http/appContext';
import { files } from '../db/schema/files';
import type { Actor } from '../http/actor';
import { ApiError } from '../http/apiError';

/** @throws ApiError upload_quota when an account has uploaded more than its share within the last day. */
export async function assertQuota(
  api: Pick<AppContext, 'db' | 'clock'>,
  actor: Actor,
  size: number,
): Promise<void> {
  const since = new Date(api.clock().getTime() - dayMs);
  const [used] = await api.db
    .select({ files: count(), bytes: sum(files.size) })
    .from(files)
    .where(and(eq(files.ownerId, actor.userId), gt(files.createdAt, since)));
  const bytes = Number(used?.bytes ?? 0) + size;
  if ((used?.files ?? 0) >= uploadQuota.files || bytes > uploadQuota.bytes)
    throw new ApiError('upload_quota');
}
