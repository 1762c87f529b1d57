import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { LaterPagination } from 'sijil/react/components/antd/laterControls';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LinkButton } from 'sijil/react/components/links';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { usePage } from 'sijil/react/providers/operations';
import styles from './Packages.module.css';
import type { OwnPackageView } from '#domain/api/financeViews';
import { packageStates } from '#domain/pricing/packages';
import { DateText } from 'sijil/react/components/valueTexts';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';
import { orderPath } from '@/requests/orderPath';
import { Panel } from 'sijil/react/components/Panel';
import { RequestNumber } from '@/requests/RequestNumber';
import { RequestStateTag } from '@/requests/RequestStateTag';
import { DaysLeft } from './DaysLeft';

const pageSize = 20;

/** Packages of the company: the balance of each, its end, and the orders that used it. */
export default function OwnPackages() {
  const { t } = useTranslation(['places', 'client']);
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { data, error, refetch } = usePage('packages.listOwn', {
    _start: String((page - 1) * pageSize),
    _end: String(page * pageSize),
  });
  const order = <LinkButton to="/services">{t('packages.buy')}</LinkButton>;
  return (
    <>
      <PageHeader title={t('packages.title')} actions={order} />
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <LoadingState as="cards" rows={3} />}
      {data?.total === 0 && (
        <EmptyState title={t('packages.none')} hint={t('packages.noneHint')} action={order} />
      )}
      <div className={styles.stack}>
        {data?.rows.map((one) => (
          <PackagePanel key={one.id} one={one} />
        ))}
      </div>
      {data && data.total > pageSize && (
        <LaterPagination
          className={styles.pages ?? ''}
          current={page}
          pageSize={pageSize}
          total={data.total}
          showSizeChanger={false}
          onChange={(next) => setSearch({ page: String(next) })}
        />
      )}
    </>
  );
}

/** Package, titled by its request or first day: balance, expiry and the requests that used it. */
export function PackagePanel({ one }: { readonly one: OwnPackageView }) {
  const { t } = useTranslation(['places', 'client']);
  const localize = useLocalize();
  const { name, service, state, quantity, left, startsOn, endsOn, boughtWith, uses } = one;
  const { tone, ...label } = packageStates[state];
  const usable = state === 'open' || state === 'paused';
  const leftText = t('client:packages.left', { count: left, quantity });
  return (
    <Panel
      title={
        <>
          {localize(service.name)}
          {' · '}
          {boughtWith ? <RequestNumber number={boughtWith.number} /> : <DateText value={startsOn} />}
        </>
      }
      meta={<ToneTag tone={tone}>{localize(label)}</ToneTag>}
    >
      <div className={styles.facts}>
        <span>{localize(name)}</span>
        {boughtWith && <Link to={`/client/requests/${boughtWith.id}`}>{t('packages.boughtWith')}</Link>}
        <span className={styles.quiet}>
          <DateText value={startsOn} /> – <DateText value={endsOn} /> {usable && <DaysLeft until={endsOn} />}
        </span>
      </div>
      <Progress
        percent={quantity === 0 ? 100 : Math.round(((quantity - left) / quantity) * 100)}
        showInfo={false}
        size="small"
        aria-label={leftText}
      />
      <div className={styles.balance}>
        <span className={styles.quiet}>{leftText}</span>
        {state === 'paused' && boughtWith ? (
          <LinkButton type="primary" to={`/client/requests/second-payment/${boughtWith.id}`}>
            {t('packages.paySecond')}
          </LinkButton>
        ) : (
          state === 'open' && <LinkButton to={orderPath(service.id)}>{t('client:packages.use')}</LinkButton>
        )}
      </div>
      <h3 className={styles.heading}>{t('packages.uses')}</h3>
      {uses.length === 0 && <p className={styles.quiet}>{t('packages.noUses')}</p>}
      <ul className={styles.uses}>
        {uses.map((use) => (
          <li key={use.id}>
            <Link className={styles.use} to={`/client/requests/${use.id}`}>
              <span>
                <RequestNumber number={use.number} /> {use.branch && <bdi>{use.branch.name}</bdi>}
                <span className={styles.about}>
                  {t('packages.units', { count: use.units })} · <DateText value={use.createdAt} />
                </span>
              </span>
              <RequestStateTag request={use} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
