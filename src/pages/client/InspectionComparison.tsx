import { useTranslation } from 'react-i18next';
import { FilePdfOutlined, LinkOutlined, PrinterOutlined, SwapOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { comparisonProblem } from '#domain/comparison';
import { errors } from '#domain/errors';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { useLocalize } from 'sijil/react/providers/language';
import { useAction, useOperation } from 'sijil/react/providers/operations';
import styles from './comparison/Comparison.module.css';
import { ComparisonResult } from './comparison/ComparisonResult';
import { InspectionPicker, useComparable } from './comparison/InspectionPicker';
import {
  type ComparisonAddress,
  useComparisonAddress,
  withSuggested,
} from './comparison/useComparisonAddress';
import { copyText } from 'sijil/react/providers/copyText';
import { useNarrow } from 'sijil/react/theme/useAppearance';
import { useToast } from 'sijil/react/toast/toastStore';
import { useBackgroundExport } from 'sijil/react/console/transfer/exports/BackgroundExport';

/**
 * Comparison of two or three inspections (rules 7.7). It begins with the last ones of the branch that was inspected last; others
 * are chosen by branches, then by their inspections.
 */
export default function InspectionComparison() {
  const { t } = useTranslation(['comparison', 'requests']);
  const chosen = useComparisonAddress();
  const choices = useComparable(chosen);
  const address = withSuggested(chosen, choices.data?.suggested);
  const comparable = comparisonProblem(address.ids.length) === null;
  const picking = chosen.picking || !comparable;
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        subtitle={picking && <span className="no-print">{t('hint')}</span>}
        actions={
          comparable && (
            <>
              <Button
                icon={<SwapOutlined aria-hidden="true" />}
                aria-expanded={picking}
                onClick={() => address.change({ picking: !picking })}
              >
                {t(picking ? 'picked' : 'pickOthers')}
              </Button>
              <ComparisonTools address={address} />
            </>
          )
        }
      />
      {picking && <InspectionPicker address={address} />}
      {(comparable || choices.data) && <Chosen address={address} />}
    </div>
  );
}

function Chosen({ address }: { readonly address: ComparisonAddress }) {
  const { t } = useTranslation('comparison');
  const localize = useLocalize();
  const problem = comparisonProblem(address.ids.length);
  const { data, error, refetch } = useOperation('clientInspections.compare', {
    query: { ids: address.ids.join(',') },
    enabled: problem === null,
  });
  if (problem === 'compare_too_many') return <p role="alert">{localize(errors[problem])}</p>;
  if (problem) return <EmptyState title={t('empty.title')} hint={localize(errors[problem])} />;
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <LoadingState as="cards" rows={3} />;
  return <ComparisonResult comparison={data} address={address} />;
}

/** Buttons that copy the page's address, print the comparison, and export it as a PDF; on a phone the first two are icons. */
export function ComparisonTools({ address: { ids, show } }: { readonly address: ComparisonAddress }) {
  const { t } = useTranslation('comparison');
  const toast = useToast();
  const narrow = useNarrow();
  const { run, pending } = useAction('exports.comparison');
  const begin = useBackgroundExport(() =>
    run({ query: { ids: ids.join(','), show: show === 'all' ? show : 'differences' } }),
  );
  const copy = async () => {
    if (await copyText(window.location.href)) toast.success(t('linkCopied'));
    else toast.info(t('linkInBar'));
  };
  return (
    <>
      <Button
        icon={<LinkOutlined aria-hidden="true" />}
        aria-label={t('copyLink')}
        onClick={() => void copy()}
      >
        {!narrow && t('copyLink')}
      </Button>
      <Button
        icon={<PrinterOutlined aria-hidden="true" />}
        aria-label={t('print')}
        onClick={() => window.print()}
      >
        {!narrow && t('print')}
      </Button>
      <Button
        type="primary"
        icon={<FilePdfOutlined aria-hidden="true" />}
        loading={pending}
        onClick={() => void begin()}
      >
        {t('pdf')}
      </Button>
    </>
  );
}
