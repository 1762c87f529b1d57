import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { certificatesResource } from '#resources/certificates';
import { lists } from '#resources/lists';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { useRecords } from '@framework/console/query/useRecords';
import { filterOf } from '#framework/schema/lists/listState';
import { RecordField } from '@framework/fields/FieldValue';
import { CertificateValidity } from '@/requests/CertificateValidity';
import { Panel } from '@framework/components/Panel';
import styles from './Branches.module.css';

const source = { resource: certificatesResource, list: lists.ownCertificates };

/** Newest valid certificates of a branch; all of them are a list's filter away. */
export function BranchCertificates({ branchId }: { readonly branchId: string }) {
  const { t } = useTranslation('places');
  const { records, loading, error, refetch } = useRecords(source, {
    pageSize: 5,
    filters: [filterOf('branchId', 'eq', branchId), filterOf('vehicleId', 'null', 'true')],
  });
  return (
    <Panel
      title={t('branches.certificates')}
      actions={
        records.length > 0 && (
          <Link to={`/client/certificates?branchId_in=${branchId}`}>{t('branches.allCertificates')}</Link>
        )
      }
    >
      {error && <ErrorState error={error} onRetry={refetch} />}
      {loading && <LoadingState as="lines" rows={2} />}
      {!loading && !error && records.length === 0 && (
        <p className={styles.empty}>{t('branches.noCertificates')}</p>
      )}
      <ul className={styles.lines}>
        {records.map((record) => (
          <li key={record.id} className={styles.line}>
            <span className={styles.words}>
              <Link to={`/client/requests/${String(record['requestId'])}`}>
                <RecordField name="serviceId" field={certificatesResource.fields.serviceId} record={record} />
              </Link>
              <bdi className={styles.quiet} dir="ltr">
                {String(record['code'])}
              </bdi>
            </span>
            <CertificateValidity
              validUntil={String(record['validUntil'])}
              revokedAt={typeof record['revokedAt'] === 'string' ? record['revokedAt'] : null}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
