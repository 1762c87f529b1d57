import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '@framework/providers/copyText';
import type { SettingsView } from '#domain/api/orderViews';
import type { RequestView } from '#domain/api/requestViews';
import { writeRiyals } from '#framework/base/formats/money';
import { payBody } from '#domain/requests/paymentBodies';
import type { ShapeValues } from '#framework/schema/shape';
import { ShapeForm } from '@framework/forms/ShapeForm';
import { useLocalize } from '@framework/providers/language';
import styles from './Payment.module.css';

interface BankTransferProps {
  readonly bank: NonNullable<SettingsView['bank']>;
  readonly request: Pick<RequestView, 'number' | 'version'>;
  /** Amount due, in halalas. */
  readonly amount: number;
  readonly onSend: (body: ShapeValues<typeof payBody>) => Promise<unknown>;
}

/** Our account, the amount and what to write on the transfer, each a press to copy; then what proves it. */
export function BankTransfer({ bank, request, amount, onSend }: BankTransferProps) {
  const { t } = useTranslation('order');
  const localize = useLocalize();
  const facts: [string, string][] = [
    ['iban', bank.iban],
    ['amount', writeRiyals(amount)],
    ['reference', `R-${request.number}`],
    ['beneficiary', localize(bank.accountName)],
    ['bank', localize(bank.bank)],
    ['account', bank.accountNumber],
    ['swift', bank.swift],
  ];
  return (
    <>
      <p className={styles.lead}>{t('transfer.lead')}</p>
      <dl className={styles.bank}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>
              {t(`transfer.${name}`)}
              {name === 'reference' && (
                <small className={styles.factHint}>{t('transfer.referenceHint')}</small>
              )}
            </dt>
            <dd>
              <bdi>{value}</bdi>
              <CopyButton
                name={t(name === 'reference' ? 'transfer.referenceName' : `transfer.${name}`)}
                value={value}
              />
            </dd>
          </div>
        ))}
      </dl>
      <ShapeForm
        shape={payBody}
        fields={['reference', 'receipt']}
        initialValues={{ version: request.version, method: 'bank_transfer' }}
        submitLabel={t('transfer.send')}
        dirtyGuard={false}
        stickyActions
        onSubmit={onSend}
      />
    </>
  );
}

function CopyButton({ name, value }: { readonly name: string; readonly value: string }) {
  const { t } = useTranslation('order');
  const [copied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(value));
  return (
    <Button
      type="text"
      className={styles.copy ?? ''}
      icon={copied ? <CheckOutlined aria-hidden="true" /> : <CopyOutlined aria-hidden="true" />}
      aria-label={t(copied ? 'transfer.copied' : 'transfer.copy', { name })}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    />
  );
}
