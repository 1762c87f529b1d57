import { LockOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input } from 'antd';
import { type FormEvent, type InputHTMLAttributes, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardBrandOf, cardBrands } from '#domain/formats/card';
import { toLatinDigits } from 'sijil/base/formats/numbers';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import { keysOf } from 'sijil/base/objects';
import { Alert } from 'sijil/react/components/antd/Alert';
import { Money } from 'sijil/react/components/valueTexts';
import { StepBar } from 'sijil/react/components/steps';
import { useLocalize } from 'sijil/react/providers/language';
import { useNow } from 'sijil/react/providers/server';
import {
  type Card,
  type CardField,
  type CardTyped,
  cardTyping,
  emptyCard,
  leftAs,
  toCard,
  wrongCardFields,
} from './cardForm';
import styles from './Payment.module.css';

interface CardFormProps {
  readonly amount: number;
  readonly sandbox: boolean;
  /** True when the card may be saved for the next payment, if its holder agrees. */
  readonly keeps: boolean;
  readonly pending: boolean;
  readonly message: string;
  readonly onPay: (card: Card, keepCard: boolean) => void;
}

const boxes: Record<
  CardField,
  Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode' | 'placeholder'>
> = {
  number: { autoComplete: 'cc-number', inputMode: 'numeric', placeholder: '0000 0000 0000 0000' },
  expiry: { autoComplete: 'cc-exp', inputMode: 'numeric', placeholder: 'MM/YY' },
  cvc: { autoComplete: 'cc-csc', inputMode: 'numeric', placeholder: '123' },
  name: { autoComplete: 'cc-name' },
};

/** Form of the card; errors appear at a box when it is left, or on paying. */
export function CardForm({ amount, sandbox, keeps, pending, message, onPay }: CardFormProps) {
  const { t } = useTranslation('order');
  const [typed, setTyped] = useState<CardTyped>(emptyCard);
  const [keep, setKeep] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<CardField>>(new Set());
  const today = riyadhDate(useNow());
  const wrong = wrongCardFields(typed, today);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLeft(new Set(keysOf(boxes)));
    if (wrong.length === 0) onPay(toCard(typed), keep);
    else document.getElementById(`card-${wrong[0]}`)?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      {sandbox && <Alert className={styles.notice} type="info" showIcon message={t('payment.sandbox')} />}
      {message && <Alert className={styles.notice} type="error" showIcon role="alert" message={message} />}
      <AcceptedBrands number={typed.number} />
      <div className={styles.boxes}>
        {keysOf(boxes).map((field) => (
          <CardBox
            key={field}
            field={field}
            value={typed[field]}
            wrong={left.has(field) && wrong.includes(field)}
            onChange={(value) => setTyped((now) => ({ ...now, [field]: cardTyping[field](value) }))}
            onLeave={() => {
              if (typed[field]) setLeft((now) => new Set(now).add(field));
              setTyped((now) => ({ ...now, [field]: leftAs(field, now[field]) }));
            }}
          />
        ))}
      </div>
      {keeps && (
        <Checkbox
          className={styles.keep ?? ''}
          checked={keep}
          onChange={({ target }) => setKeep(target.checked)}
        >
          {t('payment.saved.keep')} <span className={styles.quiet}>{t('payment.saved.keepHint')}</span>
        </Checkbox>
      )}
      <p className={styles.safe}>
        <LockOutlined aria-hidden="true" /> {t('payment.safe')}
      </p>
      <StepBar>
        <Button type="primary" size="large" htmlType="submit" loading={pending}>
          <span>
            {t('payment.pay')} <Money halalas={amount} />
          </span>
        </Button>
      </StepBar>
    </form>
  );
}

/** Accepted brands of cards; the typed one is highlighted, and announced to screen readers. */
function AcceptedBrands({ number }: { readonly number: string }) {
  const { t } = useTranslation('order');
  const localize = useLocalize();
  const typed = cardBrandOf(toLatinDigits(number).replace(/\D/g, ''));
  return (
    <div className={styles.brands}>
      <ul aria-label={t('payment.brands')}>
        {Object.entries(cardBrands).map(([brand, words]) => (
          <li key={brand} className={brand === typed ? styles.typed : ''}>
            <bdi>{localize(words)}</bdi>
          </li>
        ))}
      </ul>
      <span className="visually-hidden" aria-live="polite">
        {typed && localize(cardBrands[typed])}
      </span>
    </div>
  );
}

interface CardBoxProps {
  readonly field: CardField;
  readonly value: string;
  readonly wrong: boolean;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

function CardBox({ field, value, wrong, onChange, onLeave }: CardBoxProps) {
  const { t } = useTranslation('order');
  const note = useId();
  const id = `card-${field}`;
  return (
    <div className={styles[field]}>
      <label className={styles.label} htmlFor={id}>
        {t(`payment.${field}`)}
      </label>
      <Input
        {...boxes[field]}
        id={id}
        size="large"
        // antd sets the direction of its inputs to the page's; grouped digits are read from the left everywhere.
        {...(field !== 'name' && { style: { direction: 'ltr' } })}
        value={value}
        aria-invalid={wrong}
        {...(wrong && { status: 'error' as const, 'aria-describedby': note })}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
      {wrong && (
        <p id={note} className={styles.wrong} role="alert">
          {t(`payment.wrong.${field}`)}
        </p>
      )}
    </div>
  );
}
