import { CloseOutlined, DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, type ButtonProps, type MenuProps } from 'antd';
import { lazy, type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDialog } from 'sijil/react/components/heldPage';
import { LaterDropdown, useDialogs } from 'sijil/react/components/antd/laterControls';
import { formatFileSize } from 'sijil/react/components/FileTile';
import { useMay } from 'sijil/react/providers/may';
import { useLanguage } from 'sijil/react/providers/language';
import type { TransferMenuProps } from './TransferMenu';
import type { ListSource } from '../query/listDeclaration';
import { CallError } from 'sijil/react/providers/apiError';
import { inlineMessage } from 'sijil/react/providers/failedCall';
import { useToast } from 'sijil/react/toast/toastStore';
import type { ExportedList, ExportFormat } from './exportRecords';

// Loaded on demand: reading a file takes a parser that a list does not need.
const RecordImport = lazy(() => import('./import/RecordImport'));

export interface TransferChoicesProps extends TransferMenuProps {
  /** Button that opens the menu. */
  readonly children: ReactElement<ButtonProps>;
}

/** Menu of exports and the import, with the running export or the import dialog; mounted open. */
export function TransferChoices({ source, state, shown, all, children }: TransferChoicesProps) {
  const { resource } = source;
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  const mayImport = useMay({ resource: resource.name, action: 'import' });
  const { bytes, run, stop } = useExport(source, state);
  const [importing, setImporting] = useState(false);
  const exports = (['csv', 'xlsx'] as const).flatMap((format) => {
    const groups = { key: format, label: t(`export.${format}Groups`), onClick: () => void run(format, []) };
    if (state.summary) return [groups];
    return [
      { key: `${format}-shown`, label: t(`export.${format}Shown`), onClick: () => void run(format, shown) },
      { key: `${format}-all`, label: t(`export.${format}All`), onClick: () => void run(format, all) },
    ];
  });
  const items: NonNullable<MenuProps['items']> = [
    {
      key: 'export',
      type: 'group',
      label: t('export.title'),
      children: exports.map((item) => ({ ...item, icon: <DownloadOutlined aria-hidden="true" /> })),
    },
    ...(mayImport
      ? [
          { type: 'divider' as const },
          {
            key: 'import',
            icon: <UploadOutlined aria-hidden="true" />,
            label: t('import.open'),
            onClick: () => setImporting(true),
          },
        ]
      : []),
  ];
  if (bytes !== null)
    return (
      <Button icon={<CloseOutlined aria-hidden="true" />} onClick={stop} aria-label={t('export.stop')}>
        <span role="status">{t('export.running', { size: formatFileSize(bytes, language) })}</span>
      </Button>
    );
  return (
    <>
      <LaterDropdown begun menu={{ items }}>
        {children}
      </LaterDropdown>
      {importing && (
        <LazyDialog>
          <RecordImport resource={resource} onClose={() => setImporting(false)} />
        </LazyDialog>
      )}
    </>
  );
}

/** Exports a list to a file: progress, cancellation, and the result. */
function useExport(source: ListSource, list: ExportedList) {
  const { t } = useTranslation('transfer');
  const { t: common } = useTranslation();
  const toast = useToast();
  const dialogs = useDialogs();
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  const run = async (format: ExportFormat, columns: readonly string[]) => {
    const abort = new AbortController();
    running.current = abort;
    setBytes(0);
    try {
      const { downloadRecords, saveFile } = await import('./exportRecords');
      const { content, name } = await downloadRecords({
        source,
        format,
        columns,
        list,
        onProgress: setBytes,
        signal: abort.signal,
      });
      saveFile(content, name);
      toast.success(t('export.done'), { text: name });
    } catch (error) {
      if (abort.signal.aborted) return;
      dialogs.error({
        title: t('export.failed'),
        content: (error instanceof CallError && inlineMessage(error)) || common('error'),
        okText: common('close'),
      });
    } finally {
      setBytes(null);
    }
  };
  return { bytes, run, stop: () => running.current?.abort() };
}
