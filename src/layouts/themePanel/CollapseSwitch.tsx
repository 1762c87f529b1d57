import { Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useTheme } from '@framework/theme/themeStore';
import styles from './ThemePanel.module.css';

/** Switch that collapses the side navigation to its icons. */
export function CollapseSwitch() {
  const { t } = useTranslation('theme');
  const { layout, toggleSideNav } = useTheme();
  const name = useId();
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={name}>
        {t('collapse')}
      </label>
      <Switch id={name} checked={layout.sideNavCollapse} onChange={toggleSideNav} />
    </div>
  );
}
