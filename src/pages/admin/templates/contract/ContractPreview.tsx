import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractTemplate } from '#domain/templates/contractTemplate';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import styles from './Contract.module.css';
import { type PaperLanguage, useDrawnTerms } from './useDrawnTerms';

/** The paper as the drawer of every contract makes it, from what stands in the editor. Phones open it by itself. */
export function ContractPreview({ terms }: { readonly terms: ContractTemplate }) {
  const { t } = useTranslation('templates');
  const [language, setLanguage] = useState<PaperLanguage>('both');
  const { address, error, refetch } = useDrawnTerms(terms, language);
  return (
    <div className={styles.clauses}>
      <div className={styles.clauseHead}>
        <Segmented
          aria-label={t('preview.language')}
          value={language}
          onChange={setLanguage}
          options={(['both', 'ar', 'en'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
        />
        {address && (
          <Button href={address} target="_blank" rel="noreferrer">
            {t('contract.open')}
          </Button>
        )}
      </div>
      <p className={styles.quiet}>{t('contract.previewHint')}</p>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!error && !address && <LoadingState rows={8} />}
      {address && <iframe className={styles.paper} src={address} title={t('contract.preview')} />}
    </div>
  );
}
