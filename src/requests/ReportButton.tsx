import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { useAction } from '@framework/providers/operations';
import { useMayCall } from '@framework/providers/useMay';
import { useBackgroundExport } from '@framework/console/transfer/exports/BackgroundExport';

/** The report of an inspection in the reader's language: the supervisor's, and the company's own once it has the results. */
export function ReportButton({ request: { id } }: { readonly request: RequestView }) {
  const { t } = useTranslation('requests');
  const { run, pending } = useAction('exports.report');
  const begin = useBackgroundExport(() => run({ params: { id } }));
  if (!useMayCall('exports.report')) return null;
  return (
    <Button icon={<FilePdfOutlined aria-hidden="true" />} loading={pending} onClick={() => void begin()}>
      {t('report')}
    </Button>
  );
}
