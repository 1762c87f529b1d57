import { Brand } from '#app/brand';
import { NavMenu } from './NavMenu';
import styles from './SideNav.module.css';

/** The brand with the menu below it, expanded or collapsed to icons. */
export function SideNav({ collapsed }: { readonly collapsed: boolean }) {
  return (
    <div className={styles.nav}>
      <div className={collapsed ? styles.mark : styles.brand}>
        <Brand markOnly={collapsed} />
      </div>
      <NavMenu collapsed={collapsed} />
    </div>
  );
}
