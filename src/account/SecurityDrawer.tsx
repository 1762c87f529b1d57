import { useTranslation } from 'react-i18next';
import { SideDrawer } from '@framework/components/SideDrawer';
import { SecurityPanel } from './SecurityPanel';

interface SecurityDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Drawer of an admin's own account: their screens have no page for it. */
export default function SecurityDrawer({ open, onClose }: SecurityDrawerProps) {
  const { t } = useTranslation('account');
  return (
    <SideDrawer open={open} onClose={onClose} destroyOnHidden width={560} title={t('title')}>
      <SecurityPanel />
    </SideDrawer>
  );
}
