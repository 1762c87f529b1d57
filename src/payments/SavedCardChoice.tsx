import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SavedCardView } from '#domain/api/savedCardView';
import { CardName } from './CardName';
import styles from './Payment.module.css';

interface SavedCardChoiceProps {
  readonly cards: readonly SavedCardView[];
  /** Null: another card. */
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

const another = '';

/** Choice of a saved card, or another one. */
export function SavedCardChoice({ cards, value, onChange }: SavedCardChoiceProps) {
  const { t } = useTranslation('order');
  return (
    <Radio.Group
      className={styles.saved}
      aria-label={t('payment.saved.choose')}
      value={value ?? another}
      onChange={({ target }) => onChange(target.value === another ? null : String(target.value))}
    >
      {cards.map((card) => (
        <Radio key={card.id} value={card.id}>
          <CardName card={card} />
        </Radio>
      ))}
      <Radio value={another}>{t('payment.saved.another')}</Radio>
    </Radio.Group>
  );
}
