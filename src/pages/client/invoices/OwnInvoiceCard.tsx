import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FileLink } from '#framework/contract/parts';
import { invoiceStates, type InvoiceState, type TaxDocumentKind } from '#domain/pricing/invoices';
import { taxDocumentsResource } from '#resources/taxDocuments';
import { DateText } from '@framework/components/DateText';
import { Money } from '@framework/components/Money';
import { ToneTag } from '@framework/components/ToneTag';
import type { ConsoleRecord } from '#framework/contract/recordView';
import { LeadingLink } from '@framework/console/list/LeadingLink';
import { useLocalize } from '@framework/providers/language';
import styles from './OwnInvoiceCard.module.css';

/** Fields of the declaration, as the API sends them. */
interface TaxDocument {
  readonly code: string;
  readonly kind: TaxDocumentKind;
  readonly total: number;
  readonly state: InvoiceState | null;
  readonly remaining: number | null;
  readonly dueOn: string | null;
  readonly fileId: FileLink | null;
}

const { fields } = taxDocumentsResource;

/** An invoice or a credit note on a phone: number, state and total, and only while something is owed how much and when. */
export function OwnInvoiceCard({ record }: { readonly record: ConsoleRecord }) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const { code, kind, total, state, remaining, dueOn, fileId } = record as ConsoleRecord & TaxDocument;
  return (
    <div className={styles.card}>
      <div className={styles.words}>
        <span className={styles.head}>
          <LeadingLink record={record}>
            <bdi dir="ltr">{code}</bdi>
          </LeadingLink>
          {state && <ToneTag tone={invoiceStates[state].tone}>{localize(invoiceStates[state])}</ToneTag>}
        </span>
        <span className={styles.quiet}>
          {localize(fields.kind.options[kind])} · <Money halalas={total} />
        </span>
        {remaining !== null && remaining > 0 && (
          <span className={`${styles.quiet} ${styles.owed}`}>
            <span>
              {localize(fields.remaining.label)}: <Money halalas={remaining} strong />
            </span>
            {dueOn && (
              <span>
                {localize(fields.dueOn.label)}: <DateText value={dueOn} />
              </span>
            )}
          </span>
        )}
      </div>
      {fileId && (
        <Button
          icon={<FilePdfOutlined aria-hidden="true" />}
          href={fileId.url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('invoices.pdfOf', { number: code })}
        />
      )}
    </div>
  );
}
