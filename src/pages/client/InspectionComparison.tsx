import { useTranslation } from 'react-i18next';
import { FilePdfOutlined, LinkOutlined, PrinterOutlined } from '@ant-design/icons';
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
import { InspectionPicker } from './comparison/InspectionPicker';
import { type ComparisonAddress, useComparisonAddress } from './comparison/useComparisonAddress';
import { copyText } from 'sijil/react/providers/copyText';
import { useToast } from 'sijil/react/toast/toastStore';
import { useBackgroundExport } from 'sijil/react/console/transfer/exports/BackgroundExport';

/** Comparison: branches, then two or three of their inspections, then their results side by side (rules 7.7). */
export default function InspectionComparison() {
  const { t } = useTranslation(['comparison', 'requests']);
  const address = useComparisonAddress();
  const comparable = comparisonProblem(address.ids.length) === null;
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        subtitle={<span className="no-print">{t('hint')}</span>}
        actions={comparable && <ComparisonTools address={address} />}
      />
      <InspectionPicker address={address} />
      <Chosen address={address} />
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

/** Buttons that copy the page's address, print the comparison, and export it as a PDF. */
export function ComparisonTools({ address: { ids, show } }: { readonly address: ComparisonAddress }) {
  const { t } = useTranslation('comparison');
  const toast = useToast();
  const { run, pending } = useAction('exports.comparison');
  const begin = useBackgroundExport(() => run({ query: { ids: ids.join(','), show } }));
  const copy = async () => {
    if (await copyText(window.location.href)) toast.success(t('linkCopied'));
    else toast.info(t('linkInBar'));
  };
  return (
    <>
      <Button icon={<LinkOutlined aria-hidden="true" />} onClick={() => void copy()}>
        {t('copyLink')}
      </Button>
      <Button icon={<PrinterOutlined aria-hidden="true" />} onClick={() => window.print()}>
        {t('print')}
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
