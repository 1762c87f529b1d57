import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Alert } from 'sijil/react/components/antd/Alert';
import { DateText } from 'sijil/react/components/valueTexts';
import styles from './Corrections.module.css';
import { type Item, savedAnswerOf } from './typedAnswer';

interface ConflictProps {
  readonly item: Item;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** Conflict with a colleague's text: shows both texts, and the user chooses. */
export function Conflict({ item, onMine, onTheirs }: ConflictProps) {
  const { t } = useTranslation('client');
  const { draft, answeredAt } = item;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      message={
        <>
          {t('corrections.conflict')} <bdi>{draft?.by}</bdi>{' '}
          <DateText value={draft?.at ?? answeredAt} withTime />
        </>
      }
      description={
        <>
          <p className={styles.note}>
            <bdi>{savedAnswerOf(item).action}</bdi>
          </p>
          <span className={styles.marks}>
            <Button onClick={onMine}>{t('corrections.keepMine')}</Button>
            <Button onClick={onTheirs}>{t('corrections.takeTheirs')}</Button>
          </span>
        </>
      }
    />
  );
}
