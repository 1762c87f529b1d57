import { FilePdfOutlined, LinkOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyText } from '@framework/providers/copyText';
import { useAction } from '@framework/providers/operations';
import { useToast } from '@framework/toast/useToast';
import { useBackgroundExport } from '@framework/console/transfer/exports/BackgroundExport';
import type { ComparisonAddress } from './useComparisonAddress';

/** Takes the comparison out of the portal: on paper, as a PDF, or as the address of this very page. */
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
