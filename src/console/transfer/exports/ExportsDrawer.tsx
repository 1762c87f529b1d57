import { useTranslation } from 'react-i18next';
import type { ExportView } from '#domain/api/exportViews';
import { EXPORT_KEPT_DAYS } from '#domain/files/exports';
import { daysText } from '#domain/i18n/periodText';
import { EmptyState } from '@/components/EmptyState';
import { SideDrawer } from '@/components/SideDrawer';
import { useLocalize } from '@/providers/language';
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
          hint={t('transfer:background.noneHint', { period: localize(daysText(EXPORT_KEPT_DAYS)) })}
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
