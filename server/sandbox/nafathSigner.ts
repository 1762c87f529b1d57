import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  sign,
} from 'node:crypto';
import type { AppContext } from '#framework/server/http/appContext';
import { installationValue } from '#framework/server/db/installationValue';
import type { NafathStatus } from './nafathTransactions';

const lifetimeSeconds = 300;
const person = { firstName: 'محمد', fatherName: 'عبدالله', thirdName: 'سعد', lastName: 'الأحمد', gender: 'M' };

interface Decision {
  readonly transId: string;
  readonly nationalId: string;
  readonly status: NafathStatus;
}

/** The sandbox's own key pair, one for all processes of an installation: nothing outside it is ever signed with it. */
async function keyPair({ db }: AppContext) {
  const pem = await installationValue(db, 'nafath_sandbox_key', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  });
  const privateKey = createPrivateKey(pem);
  const jwk = createPublicKey(privateKey).export({ format: 'jwk' });
  const kid = createHash('sha256').update(String(jwk.n)).digest('base64url');
  return { privateKey, kid, jwk };
}

export async function nafathJwk(api: AppContext): Promise<Readonly<Record<string, unknown>>> {
  const { jwk, kid } = await keyPair(api);
  return { ...jwk, kid, alg: 'RS256', use: 'sig' };
}

/** An RS256 token of the decision, with the person's attributes where they approved. */
export async function signDecision(
  api: AppContext,
  { transId, nationalId, status }: Decision,
): Promise<string> {
  const { privateKey, kid } = await keyPair(api);
  const iat = Math.floor(api.clock().getTime() / 1000);
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const head = encode({ alg: 'RS256', typ: 'JWT', kid });
  const body = encode({
    iss: 'nafath-sandbox',
    aud: api.config.identity.audience,
    iat,
    exp: iat + lifetimeSeconds,
    jti: randomUUID(),
    transId,
    status,
    ...(nationalId.startsWith('1') ? { nin: nationalId } : { iqamaNumber: nationalId }),
    ...(status === 'COMPLETED' && person),
  });
  return `${head}.${body}.${sign('sha256', Buffer.from(`${head}.${body}`), privateKey).toString('base64url')}`;
}
