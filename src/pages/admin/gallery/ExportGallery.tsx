import { DownloadOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ExportView } from '#domain/api/exportViews';
import { DateText } from '@/components/DateText';
import type { ApiError } from '@/providers/apiError';
import { useAct, useOperation } from '@/providers/operations';
import { useToast } from '@/toast/useToast';
import styles from './Gallery.module.css';
import type { GalleryAddress } from './useGalleryAddress';

const going = new Set(['waiting', 'running']);
const lookEveryMs = 2_000;

/** Has what is shown put into a zip in the background: how far it is, stopping it, and the file until it expires. */
export function ExportGallery({ address: { filters, exportId, set } }: { readonly address: GalleryAddress }) {
  const { t } = useTranslation('gallery');
  const toast = useToast();
  const begin = useAct('gallery.export');
  const start = async () => {
    try {
      const { id } = await begin.run({ query: filters });
      set({ export: id });
      toast.info(t('export.begun'));
    } catch (error) {
      toast.danger((error as ApiError).message);
    }
  };
  return (
    <>
      {exportId && <ExportState id={exportId} onClose={() => set({ export: null })} />}
      <Button
        icon={<DownloadOutlined aria-hidden="true" />}
        loading={begin.pending}
        onClick={() => void start()}
      >
        {t('export.button')}
      </Button>
    </>
  );
}

/** An export that is done and has no file had one once. */
const withoutFile: Partial<Record<ExportView['status'], string>> = { done: 'expired' };

function ExportState({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation('gallery');
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
          aria-label={t('export.progress')}
        />
        <Button loading={cancel.pending} onClick={() => void cancel.run({ params: { id } })}>
          {t('export.cancel')}
        </Button>
      </span>
    );
  return (
    <span className={styles.export} role="status">
      {file ? (
        <>
          <Button type="primary" href={`${file.url}&download`} download={file.name}>
            {t('export.fetch')}
          </Button>
          <span className={styles.quiet}>
            {t('export.until')} <DateText value={expiresAt} />
          </span>
        </>
      ) : (
        <span className={styles.quiet}>{t(`export.${withoutFile[status] ?? status}`)}</span>
      )}
      <Button type="link" onClick={onClose}>
        {t('export.close')}
      </Button>
    </span>
  );
}
