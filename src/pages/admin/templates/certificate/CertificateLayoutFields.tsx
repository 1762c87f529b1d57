import { Checkbox, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  certificateBorders,
  type CertificateLayout,
  certificatePartKeys,
  certificateParts,
} from '#domain/templates/certificateTemplate';
import { keysOf } from '#framework/base/objects';
import { useLocalize } from '@framework/providers/language';
import styles from '../editor/Document.module.css';

interface CertificateLayoutFieldsProps {
  readonly layout: CertificateLayout;
  readonly change: (layout: CertificateLayout) => void;
}

const borders = keysOf(certificateBorders);

/** Layout of the paper: its border, and the parts that it shows. */
export function CertificateLayoutFields({ layout, change }: CertificateLayoutFieldsProps) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  return (
    <section className={styles.clause} aria-label={t('certificate.layout')}>
      <strong>{t('certificate.layout')}</strong>
      <Segmented
        aria-label={t('certificate.border')}
        value={layout.border}
        onChange={(border) => change({ ...layout, border })}
        options={borders.map((value) => ({ value, label: localize(certificateBorders[value]) }))}
      />
      {certificatePartKeys.map((part) => (
        <Checkbox
          key={part}
          checked={layout[part]}
          onChange={({ target }) => change({ ...layout, [part]: target.checked })}
        >
          {localize(certificateParts[part])}
        </Checkbox>
      ))}
    </section>
  );
}
