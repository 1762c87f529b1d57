import { useTranslation } from 'react-i18next';
import { SideDrawer } from '@/components/SideDrawer';
import { SecurityPanel } from './SecurityPanel';

interface SecurityDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** An admin's own account: their screens have no page for it, so it stands beside whichever is open. */
export default function SecurityDrawer({ open, onClose }: SecurityDrawerProps) {
  const { t } = useTranslation('account');
  return (
    <SideDrawer open={open} onClose={onClose} destroyOnHidden width={560} title={t('title')}>
      <SecurityPanel />
    </SideDrawer>
  );
}
