import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './layouts.module.css';

interface CutNoticeProps {
  readonly shown: number;
  readonly total: number;
  readonly onRows: () => void;
}

/** Says that only the first records are shown, and opens all of them as rows. */
export function CutNotice({ shown, total, onRows }: CutNoticeProps) {
  const { t } = useTranslation('list');
  if (total <= shown) return null;
  return (
    <Alert
      className={styles.notice}
      type="info"
      message={t('layout.cut', { shown, count: total })}
      action={
        <Button size="small" onClick={onRows}>
          {t('layout.more', { count: total - shown })}
        </Button>
      }
    />
  );
}
