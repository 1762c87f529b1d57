import { useTranslation } from 'react-i18next';
import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { RequestView } from '#domain/api/requestViews';
import { DateText } from 'sijil/react/components/valueTexts';
import { FileTile } from 'sijil/react/components/FileTile';
import { ToneTag } from 'sijil/react/components/ToneTag';
import styles from './ContractCard.module.css';
import { Facts } from './Facts';
import { Panel } from 'sijil/react/components/Panel';
import { useAction } from 'sijil/react/providers/operations';
import { useMayCall } from 'sijil/react/providers/may';
import { useBackgroundExport } from 'sijil/react/console/transfer/exports/BackgroundExport';

/** Card of the current contract: its version, its sending and signature, and its file. */
export function ContractCard({ contract }: { readonly contract: NonNullable<RequestView['contract']> }) {
  const { t } = useTranslation('requests');
  const { version, source, sentAt, signedAt, signerName, file, signedFile, recordFile } = contract;
  return (
    <Panel
      title={t('contract.title')}
      meta={
        <ToneTag tone={signedAt ? 'success' : 'warning'}>
          {t(signedAt ? 'contract.signed' : 'contract.unsigned')}
        </ToneTag>
      }
    >
      <div className={styles.list}>
        <Facts
          items={[
            { label: t('contract.version'), value: version },
            { label: t('contract.source'), value: t(`contract.from.${source}`) },
            { label: t('contract.sentAt'), value: <DateText value={sentAt} hijri /> },
            { label: t('contract.signedAt'), value: signedAt && <DateText value={signedAt} hijri /> },
            { label: t('contract.signer'), value: signerName && <bdi>{signerName}</bdi> },
          ]}
        />
        <FileTile file={signedFile ?? file} />
        {recordFile && (
          <Facts items={[{ label: t('contract.record'), value: <FileTile file={recordFile} /> }]} />
        )}
      </div>
    </Panel>
  );
}

/**
 * Button for the report of an inspection in the reader's language: for the supervisor, and for the company once it has the
 * results.
 */
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
