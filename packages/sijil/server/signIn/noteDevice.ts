import { createHmac } from 'node:crypto';
import Bowser from 'bowser';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../db/connect';
import { knownDevices } from '../db/schema/users';
import type { AppContext } from '../http/appContext';
import { lockUser } from './findUser';

/** Number of devices that are stored of an account. */
const mostDevices = 20;

/**
 * Stores from which device an account was signed in to, and notifies its owner of one that it has not used before. The first
 * device of an account is nothing new. The session is open by then: a failure is logged, and refuses nobody.
 */
export async function noteDevice(api: AppContext, userId: string, request: FastifyRequest): Promise<void> {
  const device = { userId, deviceHash: hashDevice(api, userId, request.headers['user-agent'] ?? '') };
  const now = api.clock();
  try {
    const isKnown = await api.db
      .update(knownDevices)
      .set({ lastSeenAt: now })
      .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, device.deviceHash)))
      .returning({ userId: knownDevices.userId });
    if (isKnown.length > 0) return;
    await api.db.transaction(async (tx) => {
      // Serialises two sign-ins at the same moment: one of them is the first, or the first from this device.
      if (!(await lockUser(tx, userId))) return;
      const isFirst = (await tx.$count(knownDevices, eq(knownDevices.userId, userId))) === 0;
      const added = await tx
        .insert(knownDevices)
        .values({ ...device, firstSeenAt: now, lastSeenAt: now })
        .onConflictDoNothing()
        .returning({ userId: knownDevices.userId });
      if (added.length === 0) return;
      await forgetOldest(tx, userId);
      if (!isFirst) await api.handlers.notices.newDevice(api, tx, { userId, request });
    });
  } catch (error) {
    api.app.log.error(error, 'the device of a sign-in could not be stored');
  }
}

async function forgetOldest(tx: Transaction, userId: string): Promise<void> {
  const own = eq(knownDevices.userId, userId);
  const latest = tx
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(own)
    .orderBy(desc(knownDevices.lastSeenAt))
    .limit(mostDevices);
  await tx.delete(knownDevices).where(and(own, notInArray(knownDevices.deviceHash, latest)));
}

/** Names a device of an account by what an update of its browser does not change; unreadable without the installation's key. */
function hashDevice({ linkKey }: AppContext, userId: string, userAgent: string): string {
  const { browser, os, platform } = userAgent ? Bowser.parse(userAgent) : emptyDevice;
  const description = [userId, browser.name, os.name, platform.type].join('\n');
  return createHmac('sha256', linkKey).update(`known device:${description}`).digest('base64url');
}

const emptyDevice = { browser: {}, os: {}, platform: {} } as Bowser.Parser.ParsedResult;
