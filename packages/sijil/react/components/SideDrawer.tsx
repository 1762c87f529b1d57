import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHeldPage } from './heldPage';
import { useTheme } from 'sijil/react/theme/themeStore';

interface SideDrawerProps {
  readonly open: boolean;
  readonly title: string;
  /** Width in pixels, on a screen that is wide enough. */
  readonly width: number;
  readonly extra?: ReactNode;
  /** Resets the content each time that the drawer is opened. */
  readonly destroyOnHidden?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Drawer at the end of the page, for reading. A drawer with a form is a `FormDrawer`. */
export function SideDrawer({ width, children, ...drawer }: SideDrawerProps) {
  const { t } = useTranslation();
  useHeldPage(drawer.open);
  const direction = useTheme((theme) => theme.direction);
  return (
    <Drawer
      {...drawer}
      width={`min(${width}px, 100vw)`}
      placement={direction === 'rtl' ? 'left' : 'right'}
      closable={{ 'aria-label': t('close') }}
    >
      {children}
    </Drawer>
  );
}
