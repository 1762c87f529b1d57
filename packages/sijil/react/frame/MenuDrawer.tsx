import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { Brand } from 'sijil/react/application';
import { useTheme } from 'sijil/react/theme/themeStore';
import { layoutSizes } from 'sijil/react/theme/tokens';
import { NavMenu } from './NavMenu';

interface MenuDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Drawer with the menu on a narrow screen, in every layout. */
export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const { t } = useTranslation();
  const direction = useTheme((theme) => theme.direction);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement={direction === 'rtl' ? 'right' : 'left'}
      width={layoutSizes.sideNav}
      // The menu itself scrolls, as it does on a wide page.
      styles={{
        content: { background: 'var(--surface-page)' },
        body: { display: 'flex', flexDirection: 'column', padding: 0, overflow: 'hidden' },
      }}
      title={<Brand />}
      closable={{ 'aria-label': t('close') }}
    >
      <NavMenu onNavigate={onClose} />
    </Drawer>
  );
}
