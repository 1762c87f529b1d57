import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { owedOf, receivePayment, surplusOf } from '#domain/pricing/received';
import { arrivalBody, awaitingPayment } from '#domain/requests/orderBodies';
import { partOf, transitions } from '#domain/workflow/requestWorkflow';
import { ShapeForm } from 'sijil/react/forms/ShapeForm';
import { Money } from 'sijil/react/components/valueTexts';
import { useLocalize } from 'sijil/react/providers/language';
import { Facts } from '../Facts';
import { ReceiptPreview } from '../ReceiptPreview';
import type { ActionFormProps } from './FormButtons';
import styles from './actions.module.css';

/** Form in which finance enters the sum on the bank's statement; it names what follows before it is sent. */
export function ArrivalForm({ request, name, submit, close }: ActionFormProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const payment = awaitingPayment(request);
  const [amount, setAmount] = useState<unknown>(payment?.amount);
  const arrival = arrivalOf(request, payment?.instalmentId, amount);
  const part = arrival && arrival.remaining > 0 ? partOf(name) : undefined;
  const asks = payment !== undefined && amount !== payment.amount;
  return (
    <div className={styles.stack}>
      {payment ? (
        <ReceiptPreview payment={payment} />
      ) : (
        <p className={styles.text}>{t('payment.noReceipt')}</p>
      )}
      <p className={styles.text}>{t(`hint.${part ?? name}`)}</p>
      <ShapeForm
        shape={arrivalBody}
        fields={asks ? ['amount', 'reason'] : ['amount']}
        initialValues={{ version: request.version, amount: payment?.amount }}
        submitLabel={localize(transitions[part ?? name].label)}
        cancelLabel={t('back')}
        // After a conflict the request is refetched: its current version counts, not the one at opening.
        onSubmit={(values) => submit({ ...values, version: request.version })}
        onCancel={close}
        onValuesChange={(values) => setAmount(values['amount'])}
        dirtyGuard={false}
        begins
      >
        {arrival && (part !== undefined || partOf(name) !== undefined) && <ArrivalFacts {...arrival} />}
      </ShapeForm>
    </div>
  );
}

interface Arrival {
  /** What is still to be paid of the instalment, what pays towards the next one, and what is paid too much. */
  readonly remaining: number;
  readonly towardsNext: number;
  readonly surplus: number;
}

/** Consequences of a sum, by the rule that books it; null while it is no sum. */
function arrivalOf(
  { instalments }: Pick<RequestView, 'instalments'>,
  instalmentId: string | undefined,
  amount: unknown,
): Arrival | null {
  const instalment = instalments.find(({ id }) => id === instalmentId);
  if (!instalment || typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 1) return null;
  const others = instalments.filter((one) => one !== instalment);
  const changed = receivePayment(amount, { instalment, others });
  const own = changed.find(({ id }) => id === instalment.id) ?? instalment;
  const towardsNext = others.reduce((sum, before) => {
    const after = changed.find(({ id }) => id === before.id);
    return after ? sum + after.received - before.received : sum;
  }, 0);
  return { remaining: owedOf(own), towardsNext, surplus: surplusOf(own) - surplusOf(instalment) };
}

function ArrivalFacts({ remaining, towardsNext, surplus }: Arrival) {
  const { t } = useTranslation('requests');
  if (remaining + towardsNext + surplus === 0) return null;
  return (
    <output>
      <Facts
        items={[
          { label: t('arrival.remaining'), value: remaining > 0 && <Money halalas={remaining} strong /> },
          {
            label: t('arrival.towardsNext'),
            value: towardsNext > 0 && <Money halalas={towardsNext} strong />,
          },
          { label: t('arrival.surplus'), value: surplus > 0 && <Money halalas={surplus} strong /> },
        ]}
      />
    </output>
  );
}
