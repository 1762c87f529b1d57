import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { ColumnChoices } from './ColumnChoices';
import type { ColumnPickerProps } from './ColumnPicker';

interface ColumnDrawerProps extends ColumnPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The same choices on a narrow screen, where cards have one density only. */
export function ColumnDrawer({ open, onClose, ...choices }: ColumnDrawerProps) {
  const { t } = useTranslation('list');
  return (
    <Drawer open={open} placement="bottom" height="min(80dvh, 560px)" title={t('display')} onClose={onClose}>
      <ColumnChoices {...choices} densities={[]} />
    </Drawer>
  );
}
