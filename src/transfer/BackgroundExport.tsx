import { DownloadOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ExportView } from '#domain/api/exportViews';
import { DateText } from '@/components/DateText';
import type { ApiError } from '@/providers/apiError';
import { useAct, useOperation } from '@/providers/operations';
import { useToast } from '@/toast/useToast';
import styles from './BackgroundExport.module.css';

const going = new Set(['waiting', 'running']);
const lookEveryMs = 2_000;

interface BackgroundExportProps {
  readonly operation: 'gallery.export' | 'clients.exportCertificates';
  /** What the export holds, as the list narrows it. */
  readonly query: Readonly<Record<string, string>>;
  readonly label: string;
}

/**
 * Has what is shown put into a zip in the background: how far it is, stopping it, and the file until it expires. Which
 * export it is stands in the address, and so does the one that a notification leads to.
 */
export function BackgroundExport({ operation, query, label }: BackgroundExportProps) {
  const { t } = useTranslation('transfer');
  const toast = useToast();
  const begin = useAct(operation);
  const [search, setSearch] = useSearchParams();
  const exportId = search.get('export');
  const show = (id: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete('export');
        else next.set('export', id);
        return next;
      },
      { replace: true },
    );
  const start = async () => {
    try {
      const { id } = await begin.run({ query });
      show(id);
      toast.info(t('background.begun'));
    } catch (error) {
      toast.danger((error as ApiError).message);
    }
  };
  return (
    <>
      {exportId && <ExportState id={exportId} onClose={() => show(null)} />}
      <Button
        icon={<DownloadOutlined aria-hidden="true" />}
        loading={begin.pending}
        onClick={() => void start()}
      >
        {label}
      </Button>
    </>
  );
}

/** An export that is done and has no file had one once. */
const withoutFile: Partial<Record<ExportView['status'], string>> = { done: 'expired' };

function ExportState({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation('transfer');
  const { data } = useOperation('exports.get', {
    params: { id },
    refetchWhile: ({ status }) => going.has(status) && lookEveryMs,
  });
  const cancel = useAct('exports.cancel');
  if (!data) return null;
  const { status, done, total, file, expiresAt } = data;
  if (going.has(status))
    return (
      <span className={styles.export} role="status">
        <Progress
          className={styles.progress ?? ''}
          percent={Math.floor((done / total) * 100)}
          size="small"
          aria-label={t('background.progress')}
        />
        <Button loading={cancel.pending} onClick={() => void cancel.run({ params: { id } })}>
          {t('background.cancel')}
        </Button>
      </span>
    );
  return (
    <span className={styles.export} role="status">
      {file ? (
        <>
          <Button type="primary" href={`${file.url}&download`} download={file.name}>
            {t('background.fetch')}
          </Button>
          <span className={styles.quiet}>
            {t('background.until')} <DateText value={expiresAt} />
          </span>
        </>
      ) : (
        <span className={styles.quiet}>{t(`background.${withoutFile[status] ?? status}`)}</span>
      )}
      <Button type="link" onClick={onClose}>
        {t('background.close')}
      </Button>
    </span>
  );
}
