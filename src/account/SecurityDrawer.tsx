import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { useTheme } from '@/theme/themeStore';
import { SecurityPanel } from './SecurityPanel';

interface SecurityDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** An admin's own account: their screens have no page for it, so it stands beside whichever is open. */
export default function SecurityDrawer({ open, onClose }: SecurityDrawerProps) {
  const { t } = useTranslation('account');
  const direction = useTheme((theme) => theme.direction);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      destroyOnHidden
      width="min(560px, 100vw)"
      placement={direction === 'rtl' ? 'left' : 'right'}
      title={t('title')}
    >
      <SecurityPanel />
    </Drawer>
  );
}
