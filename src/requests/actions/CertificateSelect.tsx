import { Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { isolate } from '#framework/base/formats/bidi';
import styles from './actions.module.css';

interface CertificateSelectProps {
  readonly certificates: RequestView['certificates'];
  /** A certificate's code. */
  readonly value: string | undefined;
  readonly onChange: (code: string) => void;
}

/** Choice of a fleet's certificate, by plate; nothing for a single certificate. */
export function CertificateSelect({ certificates, value, onChange }: CertificateSelectProps) {
  const { t } = useTranslation('requests');
  const id = useId();
  if (certificates.length < 2) return null;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('certificate.which')}</label>
      <Select
        id={id}
        showSearch
        optionFilterProp="label"
        value={value}
        onChange={onChange}
        options={certificates.map(({ code, vehicle, score, grade }) => ({
          value: code,
          // Each part in its own direction: a plate's letters would carry the score along.
          label: [vehicle?.number, `${score} ${grade}`, code]
            .flatMap((part) => (part ? isolate(part) : []))
            .join(' · '),
        }))}
      />
    </div>
  );
}
