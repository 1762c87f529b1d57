import { useEffect, useState } from 'react';
import type { CertificateKeys } from '#domain/api/certificateViews';
import { callPublic } from '@framework/providers/publicOperations';
import { useAddress } from '@framework/address/address';
import type { Seal } from './readSeal';

const storageKey = 'certificateKeys';

/** Seal in the address's QR; undefined while it is checked, null for an address without a signature. */
export function useSeal(code: string): Seal | null | undefined {
  const { hash } = useAddress();
  const sealed = hash.slice(1);
  const [judged, setJudged] = useState<{ readonly sealed: string; readonly seal: Seal }>();
  useEffect(() => {
    let gone = false;
    const judge = async () => {
      // Loaded with the schema of the claims; a typed address carries nothing to verify.
      const [{ readSeal }, keys] = await Promise.all([import('./readSeal'), readKeys()]);
      const seal = await readSeal(sealed, keys);
      if (!gone) setJudged({ sealed, seal });
    };
    if (sealed !== '') void judge();
    return () => {
      gone = true;
    };
  }, [sealed]);
  const data = judged?.sealed === sealed ? judged.seal : undefined;
  if (sealed === '') return null;
  // Signed, but for another certificate: somebody has combined two addresses.
  return data?.kind === 'genuine' && data.claims.jti !== code.toUpperCase() ? { kind: 'tampered' } : data;
}

/** Public keys of the company; as this browser saw them last, when nobody answers. */
async function readKeys(): Promise<CertificateKeys['keys']> {
  try {
    const { keys } = await callPublic('certificates.keys');
    localStorage.setItem(storageKey, JSON.stringify(keys));
    return keys;
  } catch {
    return JSON.parse(localStorage.getItem(storageKey) ?? '[]') as CertificateKeys['keys'];
  }
}
