import { useTranslation } from 'react-i18next';
import { certificatesResource } from '#resources/certificates';
import { lists } from '#resources/lists';
import { EmptyState } from '@framework/components/EmptyState';
import { LinkButton } from '@framework/components/LinkButton';
import { ResourceList } from '@framework/console/ResourceList';
import { BackgroundExport } from '@framework/console/transfer/exports/BackgroundExport';
import { useAction } from '@framework/providers/operations';
import { OwnCertificateCard } from './certificates/OwnCertificateCard';

const drawing = { card: OwnCertificateCard };

/** Valid certificates of the company, or of the branches that a manager looks after. */
export default function OwnCertificates() {
  const { t } = useTranslation(['client', 'transfer']);
  const zip = useAction('clients.exportCertificates');
  return (
    <ResourceList
      resource={certificatesResource}
      list={lists.ownCertificates}
      drawing={drawing}
      title={t('certificates.title')}
      actions={<LinkButton to="/verify">{t('certificates.verify')}</LinkButton>}
      tools={(query) => (
        <BackgroundExport
          begin={() => zip.run({ query })}
          pending={zip.pending}
          label={t('certificates.zip')}
        />
      )}
      empty={<EmptyState title={t('certificates.none')} hint={t('certificates.noneHint')} />}
    />
  );
}
