import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { statementBody } from '#domain/requests/statementBody';
import { lists } from '#resources/lists';
import { taxDocumentsResource } from '#resources/taxDocuments';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { DateText, Money } from 'sijil/react/components/valueTexts';
import { PageHeader } from 'sijil/react/components/PageHeader';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { declaredPage } from 'sijil/react/console/declaredPage';
import { ListSheet } from 'sijil/react/console/list/ListSheet';
import { useCountText } from 'sijil/react/console/list/ListHeader';
import { useDeclaredTable } from 'sijil/react/console/query/useDeclaredTable';
import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { FileLink } from 'sijil/contract/parts';
import { type TaxDocumentKind, type TaxDocumentState, taxDocumentStates } from '#domain/pricing/invoices';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { LeadingLink } from 'sijil/react/console/list/recordCells';
import { useLocalize } from 'sijil/react/providers/language';
import { useBegunExports } from 'sijil/react/console/writes/begunExports';
import { FormDrawer, ShapeForm } from 'sijil/react/forms/ShapeForm';
import { useMayCall } from 'sijil/react/providers/may';
import { useAction } from 'sijil/react/providers/operations';
import { useSession } from 'sijil/react/providers/session';
import { useToast } from 'sijil/react/toast/toastStore';
import styles from './OwnInvoices.module.css';

/** Fields of the declaration, as the API sends them. */
interface TaxDocument {
  readonly code: string;
  readonly kind: TaxDocumentKind;
  readonly total: number;
  readonly state: TaxDocumentState | null;
  readonly remaining: number | null;
  readonly dueOn: string | null;
  readonly payBy: string | null;
  readonly fileId: FileLink | null;
}

const { fields } = taxDocumentsResource;

const drawing = { card: OwnInvoiceCard, cells: { amountDue: AmountDue, remaining: Remaining } };

/** Invoices and credit notes of the company, each with its PDF. */
function OwnInvoices() {
  const { t } = useTranslation('client');
  const table = useDeclaredTable(taxDocumentsResource, { list: lists.ownInvoices });
  const meta = useCountText(table);
  return (
    <>
      <PageHeader title={t('invoices.title')} meta={meta} actions={<StatementButton />} />
      <ListSheet
        table={table}
        drawing={drawing}
        empty={<EmptyState title={t('invoices.none')} hint={t('invoices.noneHint')} />}
      />
    </>
  );
}

/** Button for the statement of the company's account over a period. */
function StatementButton() {
  const { t } = useTranslation('client');
  const { t: common } = useTranslation();
  const [open, setOpen] = useState(false);
  const clientId = useSession(({ user }) => user?.client?.id);
  const { run } = useAction('payments.statement');
  const add = useBegunExports((store) => store.add);
  const toast = useToast();
  const allowed = useMayCall('payments.statement');
  if (!allowed || !clientId) return null;
  return (
    <>
      <Button icon={<FilePdfOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('invoices.statement')}
      </Button>
      {open && (
        <FormDrawer title={t('invoices.statement')} onClose={() => setOpen(false)}>
          {({ changed, leave }) => (
            <ShapeForm
              shape={statementBody}
              fields={['from', 'to']}
              submitLabel={t('invoices.makeStatement')}
              onValuesChange={changed}
              onCancel={leave}
              dirtyGuard={false}
              onSubmit={async (values) => {
                const { id } = await run({ params: { id: clientId }, body: values });
                add(id);
                setOpen(false);
                toast.info(common('exports.begun'), {
                  text: common('exports.begunHint'),
                });
              }}
            >
              <p>{t('invoices.statementHint')}</p>
            </ShapeForm>
          )}
        </FormDrawer>
      )}
    </>
  );
}

export default declaredPage(taxDocumentsResource, OwnInvoices, lists.ownInvoices);

/** Invoice or credit note on a phone: number, state and total; the amount and day due only while something is owed. */
function OwnInvoiceCard({ record }: { readonly record: ConsoleRecord }) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const { code, kind, total, state, remaining, dueOn, payBy, fileId } = record as ConsoleRecord & TaxDocument;
  return (
    <div className={styles.card}>
      <div className={styles.words}>
        <span className={styles.head}>
          <LeadingLink record={record}>
            <bdi dir="ltr">{code}</bdi>
          </LeadingLink>
          {state && (
            <ToneTag tone={taxDocumentStates[state].tone}>{localize(taxDocumentStates[state])}</ToneTag>
          )}
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
            {dueOn && payBy && payBy > dueOn && (
              <span>
                {localize(fields.payBy.label)}: <DateText value={payBy} />
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

/** Amount still owed; a dash for a paid invoice, so that the others stand out. */
function owed(amount: unknown) {
  return typeof amount === 'number' && amount > 0 ? <Money halalas={amount} /> : '—';
}

function AmountDue({ record }: { readonly record: ConsoleRecord }) {
  return owed(record['amountDue']);
}

function Remaining({ record }: { readonly record: ConsoleRecord }) {
  return owed(record['remaining']);
}
