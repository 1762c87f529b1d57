import { useTranslation } from 'react-i18next';
import type { PriceView } from 'sijil/contract/parts';
import { formatPercent } from 'sijil/base/formats/numbers';
import { useLocalize } from 'sijil/react/providers/language';
import { Money } from 'sijil/react/components/valueTexts';
import styles from './PriceSummary.module.css';

/** Price of an order, line by line; VAT has a line of its own (rules 4.1). */
export function PriceSummary({ quote }: { readonly quote: PriceView }) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const named = (label: PriceView['lines'][number]['label']) =>
    typeof label === 'object' && label !== null ? localize(label) : label;
  const lines = quote.lines.filter(({ kind }) => kind !== 'fee');
  const fees = quote.lines.filter(({ kind }) => kind === 'fee');
  return (
    <dl className={styles.summary}>
      {lines.map((line, index) => (
        <Row
          key={index}
          label={named(line.label) ?? t(`price.${line.kind}`)}
          hint={line.quantity > 1 ? t('price.quantity', { count: line.quantity }) : undefined}
          halalas={line.quantity * line.unitPrice}
        />
      ))}
      {quote.discount > 0 && <Row label={t('price.discount')} halalas={-quote.discount} tone="success" />}
      {fees.map((line, index) => (
        <Row key={index} label={named(line.label) ?? t('price.fee')} halalas={line.amount} />
      ))}
      {fees.length === 0 && quote.extraFees > 0 && <Row label={t('price.fee')} halalas={quote.extraFees} />}
      <Row label={t('price.subtotal')} halalas={quote.subtotal} />
      <Row label={t('price.vat', { percent: formatPercent(quote.vatPercent) })} halalas={quote.vat} />
      <Row label={t('price.total')} halalas={quote.total} total />
    </dl>
  );
}

interface RowProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly halalas: number;
  readonly total?: boolean;
  readonly tone?: 'success';
}

function Row({ label, hint, halalas, total = false, tone }: RowProps) {
  return (
    <div className={total ? `${styles.row} ${styles.total}` : styles.row}>
      <dt>
        <bdi>{label}</bdi>
        {hint && <span className={styles.hint}> {hint}</span>}
      </dt>
      <dd className={styles.amount} {...(tone && { style: { color: `var(--tone-${tone}-text)` } })}>
        <Money halalas={halalas} strong={total} />
      </dd>
    </div>
  );
}
