import { useState } from 'react';
import type { SettingsView } from '#domain/api/orderViews';
import { useOperation } from '@framework/providers/operations';
import { ApplePayButton } from './ApplePayButton';
import { CardForm } from './CardForm';
import { PayWithSaved } from './PayWithSaved';
import { SavedCardChoice } from './SavedCardChoice';
import type { CardMeans } from './usePay';

interface CardPaymentProps {
  readonly amount: number;
  readonly gateway: SettingsView['cardGateway'];
  readonly pending: boolean;
  readonly message: string;
  /** Pays. @returns True when it is paid, or continues at the bank. */
  readonly onPay: (means: CardMeans) => Promise<boolean>;
}

/** Payment by Apple Pay, by a saved card, or by a typed one, as far as this portal's gateway has them. */
export function CardPayment({ amount, gateway, pending, message, onPay }: CardPaymentProps) {
  const { data } = useOperation('savedCards.list', { enabled: gateway.savedCards });
  const cards = (data ?? []).filter(({ expired }) => !expired);
  // Undefined until the person has chosen: the first of the saved ones, as the server orders them.
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
