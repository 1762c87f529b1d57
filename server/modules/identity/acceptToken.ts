import { eq } from 'drizzle-orm';
import type { AppContext } from '#framework/server/http/appContext';
import { identityChecks } from '../../db/schema/profile';
import { ApiError } from '#framework/server/http/apiError';
import { decideCheck } from './identityChecks';
import { hashNumber } from '../../services/sealedNumber';

/**
 * Believes the service's signed word about an attempt: it must be about this transaction and about the very number that was
 * asked for. A token that comes twice changes nothing the second time.
 * @throws ApiError identity_token_refused
 */
export async function acceptToken(api: AppContext, token: string, transId: string): Promise<void> {
  const claims = await api.identity.readToken(token).catch(() => null);
  if (claims?.transId !== transId) throw new ApiError('identity_token_refused');
  const [check] = await api.db.select().from(identityChecks).where(eq(identityChecks.transId, transId));
  if (!check) throw new ApiError('identity_token_refused');
  if (claims.status === 'REJECTED') return decideCheck(api, api.db, check, { status: 'refused' });
  if (claims.status === 'EXPIRED') return decideCheck(api, api.db, check, { status: 'expired' });
  if (claims.status !== 'COMPLETED') return;
  const same =
    claims.nationalId !== null && hashNumber(api.linkKey, claims.nationalId) === check.nationalIdHash;
  if (!same) throw new ApiError('identity_token_refused');
  await decideCheck(api, api.db, check, { status: 'verified', name: claims.name });
}
