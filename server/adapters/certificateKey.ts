import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';

/** The key that signs certificates: its public half, and a signing function that only this installation has. */
export interface CertificateKey {
  /** Entry of a JSON Web Key Set (RFC 7517, RFC 8037). */
  readonly publicKey: {
    readonly kty: 'OKP';
    readonly crv: 'Ed25519';
    readonly use: 'sig';
    readonly alg: 'EdDSA';
    readonly kid: string;
    readonly x: string;
  };
  /** A compact JWS over these claims. */
  readonly sign: (claims: object) => string;
}

/** A new Ed25519 key: PKCS #8, DER, base64. */
export function newCertificateKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
}

/** @throws Error for anything but an Ed25519 key in PKCS #8, DER, base64. */
export function readCertificateKey(encoded: string): CertificateKey {
  const privateKey = createPrivateKey({
    key: Buffer.from(encoded, 'base64'),
    format: 'der',
    type: 'pkcs8',
  });
  if (privateKey.asymmetricKeyType !== 'ed25519')
    throw new Error('the certificate key is not an Ed25519 key');
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const kid = createHash('sha256').update(x).digest('base64url').slice(0, 6);
  const head = encode({ alg: 'EdDSA', kid });
  return {
    publicKey: { kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA', kid, x },
    sign: (claims) => {
      const payload = `${head}.${encode(claims)}`;
      return `${payload}.${sign(null, Buffer.from(payload), privateKey).toString('base64url')}`;
    },
  };
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
