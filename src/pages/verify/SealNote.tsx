import { useTranslation } from 'react-i18next';
import { DateText } from '@framework/components/DateText';
import { PlainAlert } from '@framework/plain/PlainAlert';
import type { Seal } from './readSeal';
import styles from './Verify.module.css';

interface SealNoteProps {
  readonly seal: Seal;
  /** True when the register has answered; offline, the signed claims are all there is. */
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
