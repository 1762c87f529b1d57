import { useState } from 'react';
import { Button, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SettingsView } from '#domain/api/orderViews';
import { Alert } from 'sijil/react/components/antd/Alert';
import { useOperation } from 'sijil/react/providers/operations';
import { Money } from 'sijil/react/components/valueTexts';
import { StepBar } from 'sijil/react/components/steps';
import type { SavedCardView } from '#domain/api/financeViews';
import { ApplePayButton } from './ApplePayButton';
import { CardForm } from './CardForm';
import type { CardMeans } from './usePay';
import styles from './Payment.module.css';
import { CardName } from './SavedCards';

interface SavedCardChoiceProps {
  readonly cards: readonly SavedCardView[];
  /** Id of the saved card; null for another card. */
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

const another = '';

/** Choice of a saved card, or another one. */
function SavedCardChoice({ cards, value, onChange }: SavedCardChoiceProps) {
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

interface CardPaymentProps {
  readonly amount: number;
  readonly gateway: SettingsView['cardGateway'];
  readonly pending: boolean;
  readonly message: string;
  /** Pays. @returns True when it is paid, or continues at the bank. */
  readonly onPay: (means: CardMeans) => Promise<boolean>;
}

/** Payment by Apple Pay, by a saved card, or by a typed one, as far as this portal's gateway supports them. */
export function CardPayment({ amount, gateway, pending, message, onPay }: CardPaymentProps) {
  const { data } = useOperation('savedCards.list', { enabled: gateway.savedCards });
  const cards = (data ?? []).filter(({ expired }) => !expired);
  // Undefined until the user has chosen; then the first saved card applies, in the server's order.
  const [chosen, setChosen] = useState<string | null>();
  const saved = cards.find(({ id }) => id === (chosen === undefined ? cards[0]?.id : chosen));
  return (
    <>
      {gateway.applePay && (
        <ApplePayButton amount={amount} sandbox={gateway.sandbox} pending={pending} onPay={onPay} />
      )}
      {cards.length > 0 && <SavedCardChoice cards={cards} value={saved?.id ?? null} onChange={setChosen} />}
      {saved ? (
        <PayWithSaved
          amount={amount}
          pending={pending}
          message={message}
          onPay={() => void onPay({ savedCardId: saved.id })}
        />
      ) : (
        <CardForm
          amount={amount}
          sandbox={gateway.sandbox}
          keeps={gateway.savedCards}
          pending={pending}
          message={message}
          onPay={(card, keepCard) => void onPay({ card, keepCard })}
        />
      )}
    </>
  );
}

interface PayWithSavedProps {
  readonly amount: number;
  readonly pending: boolean;
  readonly message: string;
  readonly onPay: () => void;
}

/** Payment without typing; the bank's page still asks the card holder. */
function PayWithSaved({ amount, pending, message, onPay }: PayWithSavedProps) {
  const { t } = useTranslation('order');
  return (
    <>
      {message && <Alert className={styles.notice} type="error" showIcon role="alert" message={message} />}
      <StepBar>
        <Button type="primary" size="large" loading={pending} onClick={onPay}>
          <span>
            {t('payment.pay')} <Money halalas={amount} />
          </span>
        </Button>
      </StepBar>
    </>
  );
}
