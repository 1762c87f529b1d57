import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyDialog } from 'sijil/react/components/heldPage';
import { hasFailed, isGoing } from 'sijil/base/files/exports';
import type { ExportView } from 'sijil/contract/exportViews';
import { useSearchParams } from 'react-router';
import { useDialogs } from 'sijil/react/components/antd/laterControls';
import { CornerCount } from 'sijil/react/components/CornerCount';
import { useToast } from 'sijil/react/toast/toastStore';
import { useBegunExports } from '../../writes/begunExports';

const ExportsDrawer = lazy(() => import('./ExportsDrawer'));

interface OwnExportsProps {
  readonly exports: readonly ExportView[];
}

/** Button of the reader's exports with their drawer; nothing once the last has expired. */
export function OwnExports({ exports }: OwnExportsProps) {
  const { t } = useTranslation();
  useSavedExports(exports);
  const [wanted, setWanted] = useState(false);
  // A notification links to a screen and names the export in the address.
  const [search, setSearch] = useSearchParams();
  const named = search.get('export');
  const open = wanted || named !== null;
  const close = () => {
    setWanted(false);
    if (named === null) return;
    const next = new URLSearchParams(search);
    next.delete('export');
    setSearch(next, { replace: true });
  };
  // Stays mounted after the first use: an unmounted drawer cannot return the focus.
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  const count = exports.filter(isGoing).length;
  if (exports.length === 0 && !opened) return null;
  return (
    <>
      <Button
        type="text"
        icon={
          <CornerCount count={count} color="#1677ff">
            <DownloadOutlined aria-hidden="true" style={{ color: 'var(--surface-text)' }} />
          </CornerCount>
        }
        aria-label={count > 0 ? t('exports.going', { shown: count }) : t('exports.title')}
        title={t('exports.title')}
        onClick={() => setWanted(true)}
      />
      {opened && (
        <LazyDialog>
          <ExportsDrawer open={open} exports={exports} onClose={close} />
        </LazyDialog>
      )}
    </>
  );
}

/** Saves the files that this tab waits for, as soon as they are made. */
export function useSavedExports(rows: readonly ExportView[]): void {
  const { t } = useTranslation();
  const toast = useToast();
  const dialogs = useDialogs();
  const { ids, remove } = useBegunExports();
  useEffect(() => {
    for (const row of rows) {
      if (!ids.includes(row.id) || isGoing(row)) continue;
      remove(row.id);
      if (row.file) {
        follow(row.file);
        toast.success(t('exports.saved'), { text: `\u2068${row.file.name}\u2069` });
      } else if (hasFailed(row)) dialogs.error({ title: t('exports.failed'), okText: t('close') });
    }
  }, [rows, ids, remove, toast, dialogs, t]);
}

/** Downloads by a link, so that the browser streams the file to disk, whatever its size. */
function follow({ url, name }: NonNullable<ExportView['file']>): void {
  const link = document.createElement('a');
  link.href = `${url}&download`;
  link.download = name;
  link.click();
}
