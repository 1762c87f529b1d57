import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { packageDays } from '#domain/figures/figures';
import { formatDate } from '#framework/base/formats/dates';
import { useLanguage, useLocalize } from '@framework/providers/language';
import { useOperation } from '@framework/providers/operations';
import { ReportPanel } from './ReportPanel';
import { ReportTable } from './ReportTable';

/** Packages that end soon although visits of theirs are left: whom to call. */
export function PackagesReport() {
  const { t } = useTranslation('reports');
  const localize = useLocalize();
  const language = useLanguage();
  const answer = useOperation('reports.packages');
  return (
    <ReportPanel
      title={t('packages.title')}
      hint={t('packages.hint', { count: packageDays })}
      answer={answer}
      none={t('packages.none')}
      isEmpty={(packages) => packages.length === 0}
    >
      {(packages) => (
        <ReportTable
          label={t('packages.title')}
          heads={[t('packages.client'), t('packages.package'), t('packages.left'), t('packages.endsOn')]}
          rows={packages.map(({ id, clientId, company, requestId, name, remaining, quantity, endsOn }) => ({
            key: id,
            name: (
              <Link to={`/clients/${clientId}`}>
                <bdi>{company}</bdi>
              </Link>
            ),
            cells: [
              <Link key="package" to={`/requests/${requestId}`}>
                {localize(name)}
              </Link>,
              t('packages.of', { remaining, quantity }),
              formatDate(endsOn, language),
            ],
          }))}
        />
      )}
    </ReportPanel>
  );
}
