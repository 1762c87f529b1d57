import { Card } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Language } from '#framework/base/i18n/localized';
import { filledSample, formOfCount, sampleCounts } from '#framework/schema/texts/sampleText';
import { isCounted, type Wording } from '#framework/schema/texts/wording';
import styles from './wording.module.css';

interface WordingPreviewProps {
  readonly wording: Wording;
  readonly language: Language;
}

/** Preview of the words with sample values, in the direction of their language; counted ones with several numbers. */
export function WordingPreview({ wording, language }: WordingPreviewProps) {
  const { t } = useTranslation('texts');
  const counts = isCounted(wording) ? sampleCounts : [3];
  return (
    <Card size="small" title={t('preview')}>
      <div dir={language === 'ar' ? 'rtl' : 'ltr'} lang={language} role="status" className={styles.preview}>
        {counts.map((count) => (
          <p key={count}>
            {filledSample(wording[formOfCount(wording, count, language)] ?? '', count, language)}
          </p>
        ))}
      </div>
    </Card>
  );
}
