import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Alert } from 'sijil/react/components/antd/Alert';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LinkButton } from 'sijil/react/components/links';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useOperation, callOperation } from 'sijil/react/providers/operations';
import { Panel } from 'sijil/react/components/Panel';
import type { DeletionView } from '#domain/api/profileViews';
import { statuses } from '#domain/workflow/statuses';
import { isKeyOf } from 'sijil/base/objects';
import { useLocalize } from 'sijil/react/providers/language';
import { deleteAccountBody } from '#domain/profile/personBodies';
import { ShapeForm } from 'sijil/react/forms/ShapeForm';
import { useSession } from 'sijil/react/providers/session';
import { useToast } from 'sijil/react/toast/toastStore';
import styles from './Account.module.css';

const autoComplete = { password: 'current-password', companyName: 'off' };

/** Typed confirmation, because the deletion cannot be undone. */
function DeletionForm() {
  const { t } = useTranslation('accountClient');
  const toast = useToast();
  const navigate = useNavigate();
  const companyName = useSession((session) => session.user?.client?.companyName ?? '');
  return (
    <div className={styles.danger}>
      <p className={styles.confirm}>
        {t('deletion.confirm')} <bdi className={styles.company}>{companyName}</bdi>
      </p>
      <ShapeForm
        shape={deleteAccountBody}
        submitLabel={t('deletion.submit')}
        autoComplete={autoComplete}
        dirtyGuard={false}
        danger
        onSubmit={async (body) => {
          await callOperation('clients.deleteOwnAccount', { body });
          toast.success(t('deletion.done'));
          useSession.getState().signOut();
          // After the guard, which stores this page for the next sign-in.
          setTimeout(() => void navigate('/sign-in', { replace: true }));
        }}
      />
    </div>
  );
}

const erased = ['people', 'branches', 'vehicles', 'managers', 'documents', 'tickets'] as const;
const retained = ['taxDocuments', 'contracts', 'certificates'] as const;

/** States exactly what deleting the account erases and what the law requires to be retained, and only then asks for it. */
export function DeletionTab() {
  const { t } = useTranslation('accountClient');
  const { data, error, refetch } = useOperation('clients.deletionPreview');
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <LoadingState as="lines" />;
  const counts = { people: 1, ...data.erased };
  const onPapers = retained.some((name) => data.kept[name] > 0);
  return (
    <Panel title={t('deletion.title')}>
      <div className={styles.deletion}>
        <p className={styles.lead}>{t('deletion.lead')}</p>
        <div className={styles.columns}>
          <section>
            <h3 className={styles.subtitle}>{t('deletion.erasedTitle')}</h3>
            <ul className={styles.list}>
              {erased
                .filter((name) => counts[name] > 0)
                .map((name) => (
                  <li key={name}>{t(`deletion.erased.${name}`, { count: counts[name] })}</li>
                ))}
              <li>{t('deletion.erased.texts')}</li>
              <li>{t('deletion.erased.traces')}</li>
              <li>{t('deletion.erased.access')}</li>
            </ul>
          </section>
          <section>
            <h3 className={styles.subtitle}>{t('deletion.keptTitle')}</h3>
            <ul className={styles.list}>
              {retained
                .filter((name) => data.kept[name] > 0)
                .map((name) => (
                  <li key={name}>{t(`deletion.kept.${name}`, { count: data.kept[name] })}</li>
                ))}
              {onPapers ? (
                <>
                  <li>{t('deletion.kept.results')}</li>
                  <li>{t('deletion.kept.why')}</li>
                </>
              ) : (
                <li>{t('deletion.kept.nothing')}</li>
              )}
            </ul>
          </section>
        </div>
        {data.cancelled.length > 0 && (
          <Alert
            type="warning"
            showIcon
            message={t('deletion.cancelled', { count: data.cancelled.length })}
            description={<RequestLinks requests={data.cancelled} />}
          />
        )}
        {data.blockers.length > 0 ? (
          <Alert
            type="error"
            showIcon
            message={t('deletion.blocked')}
            description={
              <>
                <RequestLinks requests={data.blockers} />
                <LinkButton to="/customer-support?new=1" className={styles.contact ?? ''}>
                  {t('deletion.contact')}
                </LinkButton>
              </>
            }
          />
        ) : (
          <DeletionForm />
        )}
      </div>
    </Panel>
  );
}

interface RequestLinksProps {
  readonly requests: DeletionView['blockers'];
}

/** Number of requests shown at first: more would push the rest off a phone's screen. */
const shownRequests = 5;

/** Requests by number and status, each leading to its page. */
function RequestLinks({ requests }: RequestLinksProps) {
  const { t } = useTranslation('accountClient');
  const rest = requests.slice(shownRequests);
  return (
    <>
      <LinkList requests={requests.slice(0, shownRequests)} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{t('deletion.rest', { count: rest.length })}</summary>
          <LinkList requests={rest} />
        </details>
      )}
    </>
  );
}

function LinkList({ requests }: RequestLinksProps) {
  const localize = useLocalize();
  return (
    <ul className={styles.list}>
      {requests.map(({ id, code, status }) => (
        <li key={id}>
          <Link to={`/client/requests/${id}`}>
            <bdi dir="ltr">{code}</bdi>
          </Link>{' '}
          <span className={styles.quiet}>{isKeyOf(statuses, status) && localize(statuses[status])}</span>
        </li>
      ))}
    </ul>
  );
}
