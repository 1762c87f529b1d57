import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Alert } from 'sijil/react/components/antd/Alert';
import { DateText } from 'sijil/react/components/valueTexts';
import styles from './draft.module.css';

interface DraftOfferProps {
  /** Moment at which the draft was stored last. */
  readonly savedAt: string;
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
}

/** Question above a form: continue with the draft, or discard it. */
export function DraftOffer({ savedAt, onContinue, onDiscard }: DraftOfferProps) {
  const { t } = useTranslation('fields');
  return (
    <Alert
      showIcon
      type="info"
      role="status"
      className={styles.notice}
      message={
        <div className={styles.offer}>
          <span>
            {t('form.draft')} <DateText value={savedAt} withTime />
          </span>
          <span className={styles.answers}>
            <Button size="small" type="primary" onClick={onContinue}>
              {t('form.continueDraft')}
            </Button>
            <Button size="small" onClick={onDiscard}>
              {t('form.discardDraft')}
            </Button>
          </span>
        </div>
      }
    />
  );
}
