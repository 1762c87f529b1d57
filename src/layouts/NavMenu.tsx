import { useTranslation } from 'react-i18next';
import { NavLinks } from './NavLinks';
import styles from './SideNav.module.css';
import { useMenu } from './useMenu';

interface NavMenuProps {
  readonly collapsed?: boolean;
  readonly onNavigate?: () => void;
}

/** The whole menu, one entry under the other, in parts under their headings. */
export function NavMenu({ collapsed = false, onNavigate }: NavMenuProps) {
  const { t } = useTranslation();
  const { sections, current } = useMenu();
  return (
    <nav aria-label={t('menu')} className={styles.scroll}>
      <NavLinks sections={sections} current={current} collapsed={collapsed} onNavigate={onNavigate} />
    </nav>
  );
}
