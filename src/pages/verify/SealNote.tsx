import { useTranslation } from 'react-i18next';
import { DateText } from 'sijil/react/components/valueTexts';
import { PlainAlert } from 'sijil/react/plain/PlainControls';
import type { Seal } from './readSeal';
import styles from './Verify.module.css';
import { useEffect, useState } from 'react';
import type { CertificateKeys } from '#domain/api/paperViews';
import { callPublic } from 'sijil/react/providers/publicOperations';
import { useAddress } from 'sijil/react/address/address';

interface SealNoteProps {
  readonly seal: Seal;
  /** True when the register has answered; offline, only the signed claims are available. */
  readonly online: boolean;
}

/** Result of checking the seal; offline, with the signed claims. */
export function SealNote({ seal, online }: SealNoteProps) {
  const { t } = useTranslation('verify');
  if (seal.kind !== 'genuine')
    return (
      <PlainAlert
        banner
        tone={seal.kind === 'tampered' ? 'danger' : 'warning'}
        role={seal.kind === 'tampered' ? 'alert' : 'status'}
        title={t(`seal.${seal.kind}`)}
        {...(seal.kind === 'tampered' && online && { text: t('seal.compare') })}
      />
    );
  if (online) return <PlainAlert banner tone="success" title={t('seal.genuine')} />;
  const { jti, sub, org, score, grade, iat, exp } = seal.claims;
  const facts = [
    { name: 'holder', value: <bdi>{org}</bdi> },
    { name: 'subject', value: <bdi>{sub}</bdi> },
    { name: 'score', value: <bdi dir="ltr">{`${score} ${grade}`}</bdi> },
    { name: 'issuedAt', value: <DateText value={new Date(iat * 1000).toISOString()} hijri /> },
    { name: 'validUntil', value: <DateText value={new Date(exp * 1000).toISOString()} hijri /> },
    { name: 'code', value: <bdi dir="ltr">{jti}</bdi> },
  ];
  return (
    <>
      <PlainAlert banner tone="info" title={t('seal.offline')} />
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const storageKey = 'certificateKeys';

/**
 * Result of checking the seal in the QR code's address; undefined while it is checked, null for an address without a signature.
 */
export function useSeal(code: string): Seal | null | undefined {
  const { hash } = useAddress();
  const sealed = hash.slice(1);
  const [judged, setJudged] = useState<{ readonly sealed: string; readonly seal: Seal }>();
  useEffect(() => {
    let gone = false;
    const judge = async () => {
      // Loaded with the schema of the claims; a typed address has nothing to verify.
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
  // Signed, but for another certificate: the code and the seal of two addresses were combined.
  return data?.kind === 'genuine' && data.claims.jti !== code.toUpperCase() ? { kind: 'tampered' } : data;
}

/** Returns the company's public keys; those last stored by this browser when the server does not answer. */
async function readKeys(): Promise<CertificateKeys['keys']> {
  try {
    const { keys } = await callPublic('certificates.keys');
    localStorage.setItem(storageKey, JSON.stringify(keys));
    return keys;
  } catch {
    return JSON.parse(localStorage.getItem(storageKey) ?? '[]') as CertificateKeys['keys'];
  }
}
