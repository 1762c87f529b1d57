import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { CertificateKeys } from '#domain/api/certificateViews';
import { callOperation } from '@/providers/operations';
import { readSeal, type Seal } from './readSeal';

const kept = 'certificateKeys';

/** What the address's QR says by itself; undefined while it is judged, null where the address carries nothing signed. */
export function useSeal(code: string): Seal | null | undefined {
  const { hash } = useLocation();
  const sealed = hash.slice(1);
  const { data } = useQuery({
    queryKey: ['certificate seal', sealed],
    queryFn: async () => readSeal(sealed, await readKeys()),
    // Without the network the keys that were read before must do.
    networkMode: 'always',
    enabled: sealed !== '',
  });
  if (sealed === '') return null;
  // Signed, but for another certificate: somebody has put two addresses together.
  return data?.kind === 'genuine' && data.claims.jti !== code.toUpperCase() ? { kind: 'tampered' } : data;
}

/** The house's public keys; as this browser saw them last, where nobody answers. */
async function readKeys(): Promise<CertificateKeys['keys']> {
  try {
    const { keys } = await callOperation('certificates.keys');
    localStorage.setItem(kept, JSON.stringify(keys));
    return keys;
  } catch {
    return JSON.parse(localStorage.getItem(kept) ?? '[]') as CertificateKeys['keys'];
  }
}
