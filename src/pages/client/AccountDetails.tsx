import { useTranslation } from 'react-i18next';
import { profileOccasions, profileParts } from '#domain/profile/profileParts';
import { clients } from '#resources/clients';
import { DateText } from 'sijil/react/components/valueTexts';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { RecordField } from 'sijil/react/fields/FieldValue';
import { ProfilePartForm } from '@/profile/ProfileNeed';
import { useProfileParts } from '@/profile/useProfileParts';
import { useLocalize } from 'sijil/react/providers/language';
import { useOperation } from 'sijil/react/providers/operations';
import { useSession } from 'sijil/react/providers/session';
import { useMayCall } from 'sijil/react/providers/may';
import { daysLeft } from '@/requests/deadlines';
import { Facts } from '@/requests/Facts';
import { useNow } from 'sijil/react/providers/server';
import { Panel } from 'sijil/react/components/Panel';
import styles from './account/Account.module.css';
import { CompanyLogoPanel, CompanyPapers } from './account/CompanyPapers';

const facts = [
  'companyName',
  'companyNameEn',
  'clientTypeId',
  'clientSubTypeId',
  'cuisineTypeId',
  'employees',
  'nationalityIds',
  'shopArea',
] as const;

/** Registered data of the company and its documents: missing parts are added here, the rest is changed through the team. */
export default function AccountDetails() {
  const { t, ready } = useTranslation('accountClient');
  const localize = useLocalize();
  const userId = useSession((session) => session.user?.id ?? '');
  // Only the company's own account can contact support.
  const mayAsk = useMayCall('tickets.create');
  const { data, error, refetch } = useOperation('clients.getProfile', { params: { userId } });
  const parts = useProfileParts();
  const now = useNow();
  const { fields } = clients;
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('title'), to: '/account' }]}
        title={t('profile.details')}
        subtitle={t(mayAsk ? 'details.readOnly' : 'details.companysOwn')}
      />
      {parts?.missing.map((missing) => (
        <div key={missing.part} className={styles.asked}>
          <Panel
            title={localize(profileParts[missing.part].label)}
            meta={
              missing.by === null ? (
                localize(profileOccasions[profileParts[missing.part].before].label)
              ) : (
                <span>
                  {t(daysLeft(missing.by, now) < 0 ? 'details.wasBy' : 'details.by')}{' '}
                  <DateText value={missing.by} />
                </span>
              )
            }
          >
            <ProfilePartForm missing={missing} />
          </Panel>
        </div>
      ))}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!error && (!data || !ready) && <LoadingState />}
      {data && (
        <div className={styles.stack}>
          <Panel title={t('profile.company')}>
            <Facts
              items={facts
                .filter((name) => data[name] != null)
                .map((name) => ({
                  label: localize(fields[name].label),
                  value: <RecordField name={name} field={fields[name]} record={data} />,
                }))}
            />
          </Panel>
          <CompanyLogoPanel company={data} />
          <CompanyPapers company={data} asked={parts?.missing.flatMap(({ asked }) => asked) ?? []} />
        </div>
      )}
    </>
  );
}
