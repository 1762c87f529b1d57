import { useTranslation } from 'react-i18next';
import { lists } from '#resources/lists';
import { taxDocumentsResource } from '#resources/taxDocuments';
import { EmptyState } from '@framework/components/EmptyState';
import { ResourceList } from '@framework/console/ResourceList';

/** The company's invoices and credit notes, each with its PDF. */
export default function OwnInvoices() {
  const { t } = useTranslation('client');
  return (
    <ResourceList
      resource={taxDocumentsResource}
      list={lists.ownInvoices}
      title={t('invoices.title')}
      empty={<EmptyState title={t('invoices.none')} hint={t('invoices.noneHint')} />}
    />
  );
}
