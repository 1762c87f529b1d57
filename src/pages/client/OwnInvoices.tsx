import { useTranslation } from 'react-i18next';
import { lists } from '#resources/lists';
import { taxDocumentsResource } from '#resources/taxDocuments';
import { EmptyState } from '@framework/components/EmptyState';
import { Money } from '@framework/components/Money';
import { PageHeader } from '@framework/components/PageHeader';
import type { ConsoleRecord } from '#framework/contract/recordView';
import { declaredPage } from '@framework/console/declaredPage';
import { ListSheet } from '@framework/console/list/ListSheet';
import { useCountText } from '@framework/console/list/useCountText';
import { useDeclaredTable } from '@framework/console/query/useDeclaredTable';
import { OwnInvoiceCard } from './invoices/OwnInvoiceCard';

const drawing = { card: OwnInvoiceCard, cells: { amountDue: AmountDue, remaining: Remaining } };

/** The company's invoices and credit notes, each with its PDF. */
function OwnInvoices() {
  const { t } = useTranslation('client');
  const table = useDeclaredTable(taxDocumentsResource, { list: lists.ownInvoices });
  const meta = useCountText(table);
  return (
    <>
      <PageHeader title={t('invoices.title')} meta={meta} />
      <ListSheet
        table={table}
        drawing={drawing}
        empty={<EmptyState title={t('invoices.none')} hint={t('invoices.noneHint')} />}
      />
    </>
  );
}

export default declaredPage(taxDocumentsResource, OwnInvoices, lists.ownInvoices);

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
