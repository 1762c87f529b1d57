import { DownOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { ClientDashboardView } from '#domain/api/dashboardViews';
import { formatDate } from 'sijil/base/formats/dates';
import { DateText } from 'sijil/react/components/valueTexts';
import { LinkButton } from 'sijil/react/components/links';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { orderPath } from '@/requests/orderPath';
import { Panel } from 'sijil/react/components/Panel';
import { DaysLeft } from '../DaysLeft';
import styles from './Dashboard.module.css';
import { usePeriods } from '@/providers/usePeriods';

type Package = ClientDashboardView['packages'][number];

/** Most visits that are drawn as marks. */
const mostPips = 48;

type PackagesPanelProps = Pick<ClientDashboardView, 'packages' | 'balance'>;

/** Visits of the branches that are left, as one number; folded, each package with its end and its best use. */
export function PackagesPanel({ packages, balance: { left, quantity } }: PackagesPanelProps) {
  const { t } = useTranslation('client');
  if (packages.length === 0) return null;
  return (
    <Panel flush title={t('packages.title')}>
      {quantity > 0 && (
        <>
          <p className={styles.balance}>
            <strong>{left}</strong>{' '}
            <span className={styles.quiet}>{t('packages.balance', { quantity })}</span>
          </p>
          {quantity <= mostPips && (
            <div className={styles.pips} aria-hidden="true">
              {Array.from({ length: quantity }, (_, place) => (
                <i key={place} {...(place < left && { 'data-left': '' })} />
              ))}
            </div>
          )}
        </>
      )}
      <details className={styles.packages}>
        <summary>{t('packages.each', { count: packages.length })}</summary>
        <ul className={styles.list}>
          {packages.map((one) => (
            <li key={one.id}>
              <PackageLeft one={one} />
            </li>
          ))}
        </ul>
      </details>
    </Panel>
  );
}

/** Line of a package; when expanded, it shows the pace and the branch. */
function PackageLeft({ one }: { readonly one: Package }) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const { name, service, quantity, left, endsOn, paceDays, forBranches, next } = one;
  return (
    <details>
      <summary className={styles.row}>
        <span className={styles.words}>
          <span className={styles.name}>{localize(service.name)}</span>
          <span className={styles.quiet}>{t('packages.left', { count: left, quantity })}</span>
        </span>
        <DaysLeft until={endsOn} />
        <DownOutlined aria-hidden="true" />
      </summary>
      <div className={styles.package}>
        <span className={styles.quiet}>
          {localize(name)} · {t('packages.until')} <DateText value={endsOn} /> ·{' '}
          {t('packages.pace', { count: paceDays })}
        </span>
        <span>
          {next ? (
            <NextBranch next={next} />
          ) : (
            forBranches && <span className={styles.quiet}>{t('packages.busy')}</span>
          )}
        </span>
        <LinkButton to={orderPath(service.id, { branchId: next?.branch.id ?? null })}>
          {t('packages.use')}
        </LinkButton>
      </div>
    </details>
  );
}

/** Proposed branch, and the reason for it. */
function NextBranch({ next }: { readonly next: NonNullable<Package['next']> }) {
  const { t } = useTranslation('client');
  const language = useLanguage();
  const { branch, reason, score, lastOn, certifiedUntil } = next;
  const day = (value: string | null) => (value === null ? '' : formatDate(value, language));
  return (
    <>
      <span className={styles.name}>
        {t('packages.next')} <bdi>{branch.name}</bdi>
      </span>
      <span className={styles.quiet}>
        {t(`packages.why.${reason}`, { score: score ?? '', on: day(lastOn), until: day(certifiedUntil) })}
      </span>
    </>
  );
}

const steps = ['choose', 'sign', 'visit', 'result'] as const;

/** First steps for a company that has not ordered yet. */
export function StarterPanel() {
  const { t } = useTranslation('client');
  const periods = usePeriods();
  return (
    <Panel title={t('starter.title')}>
      <ol className={styles.starter}>
        {steps.map((step) => (
          <li key={step}>
            <span>
              <strong>{t(`starter.${step}.title`)}</strong>
              <span className={styles.quiet}>{t(`starter.${step}.hint`, periods)}</span>
            </span>
          </li>
        ))}
      </ol>
      <LinkButton type="primary" size="large" to="/services">
        {t('starter.begin')}
      </LinkButton>
    </Panel>
  );
}
