import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import styles from '@/documents/Document.module.css';
import { operations } from '#domain/access/operations';
import { useDrawnPaper } from '@/documents/useDrawnPaper';

interface PaperPreviewProps {
  readonly drawer: Drawer;
  readonly content: object;
  /** Languages on offer; the first is shown first. */
  readonly languages: readonly PaperLanguage[];
  /** Request whose data the preview shows. */
  readonly hint: string;
}

/** Preview of the document from the editor's content, rendered like every such document. Phones open it with the button. */
export function PaperPreview({ drawer, content, languages, hint }: PaperPreviewProps) {
  const { t } = useTranslation('templates');
  const [language, setLanguage] = useState<PaperLanguage>(languages[0] ?? 'ar');
  const { address, error, refetch } = useDrawnPaper({
    url: operations[drawer].url,
    body: { content },
    query: { language },
  });
  return (
    <div className={styles.clauses}>
      <div className={styles.clauseHead}>
        <Segmented
          aria-label={t('preview.language')}
          value={language}
          onChange={setLanguage}
          options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
        />
        {address && (
          <Button href={address} target="_blank" rel="noreferrer">
            {t('contract.open')}
          </Button>
        )}
      </div>
      <p className={styles.quiet}>{hint}</p>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!error && !address && <LoadingState rows={8} />}
      {address && <iframe className={styles.paper} src={address} title={t('contract.preview')} />}
    </div>
  );
}

type PaperLanguage = 'both' | 'ar' | 'en';

/** Operations that render a document from an unsaved draft. */
type Drawer = 'contractTemplates.draw' | 'certificateTemplates.draw';
