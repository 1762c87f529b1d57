import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operations } from '#domain/access/operations';
import { type CardFormat, cardFormats } from '#domain/certificates/cardFormats';
import type { Language } from 'sijil/base/i18n/localized';
import { fillPlaceholders, placeholders } from '#domain/templates/placeholders';
import type { SocialTemplate } from '#domain/templates/certificateTemplate';
import { keysOf } from 'sijil/base/objects';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import styles from '@/documents/Document.module.css';
import { useDrawnPaper } from '@/documents/useDrawnPaper';

const formats = keysOf(cardFormats);
const examples = Object.fromEntries(keysOf(placeholders).map((key) => [key, placeholders[key].example]));

/** Post as the networks show it: the picture, rendered like that of every shared certificate, and the text. */
export function PostPreview({ post }: { readonly post: SocialTemplate }) {
  const { t, i18n } = useTranslation('templates');
  const [language, setLanguage] = useState<Language>(i18n.language === 'en' ? 'en' : 'ar');
  const [format, setFormat] = useState<CardFormat>('preview');
  const { address, error, refetch } = useDrawnPaper({
    url: operations['socialTemplates.draw'].url,
    body: { content: post },
    query: { language, format },
  });
  return (
    <div className={styles.clauses}>
      <div className={styles.clauseHead}>
        <Segmented
          aria-label={t('preview.language')}
          value={language}
          onChange={setLanguage}
          options={(['ar', 'en'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
        />
        <Segmented
          aria-label={t('social.format')}
          value={format}
          onChange={setFormat}
          options={formats.map((value) => ({ value, label: t(`social.formats.${value}`) }))}
        />
      </div>
      <p className={styles.quiet}>{t('social.previewHint')}</p>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!error && !address && <LoadingState rows={8} />}
      {address && (
        <img
          className={styles.picture}
          src={address}
          {...cardFormats[format]}
          alt={t('social.pictureOf', { name: post.title[language] })}
        />
      )}
      <blockquote className={styles.caption} dir={language === 'ar' ? 'rtl' : 'ltr'} lang={language}>
        {fillPlaceholders(post.texts.caption, examples)[language]}
      </blockquote>
      <p className={styles.quiet}>{t('social.captionHint')}</p>
    </div>
  );
}
