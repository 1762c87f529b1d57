import { useTranslation } from 'react-i18next';
import type { ExportView } from '#framework/contract/exportViews';
import { EXPORT_RETENTION_DAYS } from '#framework/base/files/exports';
import { daysText } from '#framework/base/i18n/periodText';
import { EmptyState } from '@framework/components/EmptyState';
import { SideDrawer } from '@framework/components/SideDrawer';
import { useLocalize } from '@framework/providers/language';
import { ExportItem } from './ExportItem';
import styles from './exports.module.css';

interface ExportsDrawerProps {
  readonly open: boolean;
  readonly exports: readonly ExportView[];
  readonly onClose: () => void;
}

/** One's own files of the last days: how far each is, stopping it, and the file until it expires. */
export default function ExportsDrawer({ open, exports, onClose }: ExportsDrawerProps) {
  const { t } = useTranslation(['common', 'transfer']);
  const localize = useLocalize();
  return (
    <SideDrawer open={open} onClose={onClose} width={440} title={t('exports.title')}>
      {exports.length === 0 ? (
        <EmptyState
          title={t('transfer:background.none')}
          hint={t('transfer:background.noneHint', { period: localize(daysText(EXPORT_RETENTION_DAYS)) })}
        />
      ) : (
        <ul className={styles.list}>
          {exports.map((one) => (
            <ExportItem key={one.id} export={one} />
          ))}
        </ul>
      )}
    </SideDrawer>
  );
}
