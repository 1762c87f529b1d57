import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  type CertificateTemplate,
  type CertificateTextKey,
  certificateTextKeys,
  certificateTextProblems,
  certificateTexts,
} from '#domain/templates/certificateTemplate';
import { useLocalize } from '@/providers/language';
import { BilingualInput } from '../editor/BilingualInput';
import styles from '../editor/Document.module.css';
import { PlaceholderGuide } from '../editor/PlaceholderGuide';
import { ProblemList } from '../editor/ProblemList';
import { useInsertion } from '../editor/useInsertion';
import { CertificateLayoutFields } from './CertificateLayoutFields';

interface CertificateTextsProps {
  readonly design: CertificateTemplate;
  readonly change: (design: CertificateTemplate) => void;
  /** What the server has said of the last save. */
  readonly refused: readonly string[];
}

/** The certificate's texts in both languages and its layout, and beside them the keys that its texts may hold. */
export function CertificateTexts({ design, change, refused }: CertificateTextsProps) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  const { title, texts } = design;
  const { insert, follow } = useInsertion<CertificateTextKey | 'title'>((key, edit) =>
    change(
      key === 'title'
        ? { ...design, title: edit(title) }
        : { ...design, texts: { ...texts, [key]: edit(texts[key]) } },
    ),
  );
  return (
    <div className={styles.columns}>
      <div className={styles.clauses}>
        {refused.length > 0 && <Alert type="error" showIcon role="alert" message={refused.join(' ')} />}
        <section className={styles.clause} aria-label={t('certificate.text')}>
          <BilingualInput
            label={t('builder.title')}
            value={title}
            max={60}
            onChange={(next) => change({ ...design, title: next })}
            onFocus={follow('title')}
          />
          {certificateTextKeys.map((key) => {
            const { label, max } = certificateTexts[key];
            const problems = certificateTextProblems(key, texts[key]);
            return (
              <div key={key}>
                <BilingualInput
                  label={localize(label)}
                  value={texts[key]}
                  max={max}
                  rows={2}
                  optional={key === 'note'}
                  onChange={(next) => change({ ...design, texts: { ...texts, [key]: next } })}
                  onFocus={follow(key)}
                />
                {problems.length > 0 && (
                  <ProblemList problems={problems.map((one) => ({ ...one, place: null }))} />
                )}
              </div>
            );
          })}
        </section>
        <CertificateLayoutFields layout={design.layout} change={(layout) => change({ ...design, layout })} />
      </div>
      <PlaceholderGuide use="certificate" text={JSON.stringify([title, texts])} onInsert={insert} />
    </div>
  );
}
