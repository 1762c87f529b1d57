import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import {
  type ClientFigure,
  clientFigures,
  type FigureName,
  figures,
  requestFigures,
} from '#domain/figures/figures';
import { isKeyOf } from 'sijil/base/objects';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { useLocalize } from 'sijil/react/providers/language';
import { Panel } from 'sijil/react/components/Panel';
import { BehindFigure, Pages, usePageAddress } from './home/BehindFigure';
import { ClientTable } from './home/ClientTable';
import { FigureChart } from './home/FigureChart';
import styles from './home/Home.module.css';
import { PeriodPicker } from './home/PeriodPicker';
import { usePeriod } from './home/usePeriod';

const notFound = { message: '', status: 404 };

/** Records behind a figure of the home page: requests or companies. */
export default function FigureDetails() {
  const { t } = useTranslation(['figures', 'admin', 'charts', 'requests']);
  const localize = useLocalize();
  const { type = '' } = useParams();
  const chosen = usePeriod();
  if (!isKeyOf(figures, type)) return <ErrorState page error={notFound} />;
  const name = type;
  return (
    <>
      <PageHeader
        title={localize(figures[name].label)}
        breadcrumb={[{ label: t('admin:home.title'), to: '/home' }, { label: localize(figures[name].label) }]}
        actions={<PeriodPicker {...chosen} />}
      />
      <div className={styles.stack}>
        {figures[name].chart && <FigureChart period={chosen.period} fixed={name} />}
        <Panel title={t(`details.${figures[name].list}`)}>
          <Behind name={name} period={chosen.period} />
        </Panel>
      </div>
    </>
  );
}

function Behind({
  name,
  period,
}: { readonly name: FigureName } & Pick<ReturnType<typeof usePeriod>, 'period'>) {
  const [address, setAddress] = useSearchParams();
  const page = usePageAddress();
  const requestFigure = requestFigures.find((one) => one === name);
  if (requestFigure)
    return (
      <BehindFigure name={requestFigure} serviceId={address.get('serviceId')} {...page} period={period} />
    );
  const only = clientFigures.find((one): one is ClientFigure => one === name);
  const sort = address.get('sort') ?? (name === 'orderingClients' ? '-value' : '-createdAt');
  const sortBy = (next: string) =>
    setAddress(
      (before) => {
        const changed = new URLSearchParams(before);
        changed.set('sort', next);
        changed.delete('page');
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <ClientTable
      {...page}
      {...{ period, sort }}
      {...(only && { only })}
      onSort={sortBy}
      footer={(total) => <Pages total={total} {...page} />}
    />
  );
}
