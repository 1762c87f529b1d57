import { certificateState, certificateStates } from '#domain/certificates/certificateState';
import { DateText } from '@framework/components/DateText';
import { ToneTag } from '@framework/components/ToneTag';
import { useLocalize } from '@framework/providers/language';
import { useNow } from '@framework/providers/serverClock';
import validityStyles from './rows/rows.module.css';

interface CertificateValidityProps {
  /** Null where there is no certificate. */
  readonly validUntil: string | null;
  readonly revokedAt?: string | null;
}

/** Expiry and present state of a certificate. */
export function CertificateValidity({ validUntil, revokedAt = null }: CertificateValidityProps) {
  const localize = useLocalize();
  const now = useNow();
  if (validUntil === null) return '—';
  const { tone, ...label } = certificateStates[certificateState({ revokedAt, validUntil }, now)];
  return (
    <span className={validityStyles['validity']}>
      <DateText value={validUntil} /> <ToneTag tone={tone}>{localize(label)}</ToneTag>
    </span>
  );
}
