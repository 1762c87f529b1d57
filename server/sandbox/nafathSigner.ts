import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { NafathTransaction } from './nafathTransactions';

export interface NafathSigner {
  readonly jwk: Readonly<Record<string, unknown>>;
  /** An RS256 token of the decision, with the person's attributes where they approved. */
  sign(transaction: NafathTransaction, status: string, now: Date): string;
}

const lifetimeSeconds = 300;
const person = { firstName: 'محمد', fatherName: 'عبدالله', thirdName: 'سعد', lastName: 'الأحمد', gender: 'M' };

/** The sandbox's own key pair, made anew by every process: nothing outside it is ever signed with it. */
export function createNafathSigner(audience: string): NafathSigner {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const kid = randomUUID();
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return {
    jwk: { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' },
    sign({ transId, nationalId }, status, now) {
      const iat = Math.floor(now.getTime() / 1000);
      const head = encode({ alg: 'RS256', typ: 'JWT', kid });
      const body = encode({
        iss: 'nafath-sandbox',
        aud: audience,
        iat,
        exp: iat + lifetimeSeconds,
        jti: randomUUID(),
        transId,
        status,
        ...(nationalId.startsWith('1') ? { nin: nationalId } : { iqamaNumber: nationalId }),
        ...(status === 'COMPLETED' && person),
      });
      return `${head}.${body}.${sign('sha256', Buffer.from(`${head}.${body}`), privateKey).toString('base64url')}`;
    },
  };
}
