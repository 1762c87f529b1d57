import { useTranslation } from 'react-i18next';
import { lists } from '#resources/lists';
import { taxDocumentsResource } from '#resources/taxDocuments';
import { EmptyState } from '@framework/components/EmptyState';
import { Money } from '@framework/components/Money';
import type { ConsoleRecord } from '@framework/console/consoleRecord';
import { ResourceList } from '@framework/console/ResourceList';
import { OwnInvoiceCard } from './invoices/OwnInvoiceCard';

const drawing = { card: OwnInvoiceCard, cells: { amountDue: AmountDue, remaining: Remaining } };

/** The company's invoices and credit notes, each with its PDF. */
export default function OwnInvoices() {
  const { t } = useTranslation('client');
  return (
    <ResourceList
      resource={taxDocumentsResource}
      list={lists.ownInvoices}
      drawing={drawing}
      title={t('invoices.title')}
      empty={<EmptyState title={t('invoices.none')} hint={t('invoices.noneHint')} />}
    />
  );
}

/** What is still owed; of a paid invoice nothing, so that the others stand out. */
function owed(amount: unknown) {
  return typeof amount === 'number' && amount > 0 ? <Money halalas={amount} /> : '—';
}

function AmountDue({ record }: { readonly record: ConsoleRecord }) {
  return owed(record['amountDue']);
}

function Remaining({ record }: { readonly record: ConsoleRecord }) {
  return owed(record['remaining']);
}
