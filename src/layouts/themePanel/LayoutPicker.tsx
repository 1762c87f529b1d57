import { useTranslation } from 'react-i18next';
import { layoutTypes } from '@framework/theme/tokens';
import { useTheme } from '@framework/theme/themeStore';
import { LayoutPreview } from './LayoutPreview';
import styles from './ThemePanel.module.css';

/** The layouts as little drawings of themselves. */
export function LayoutPicker() {
  const { t } = useTranslation('theme');
  const type = useTheme((theme) => theme.layout.type);
  const choose = useTheme((theme) => theme.chooseLayout);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{t('layout.label')}</legend>
      <div className={styles.layouts}>
        {layoutTypes.map((one) => (
          <label key={one} className={styles.layout}>
            <input
              type="radio"
              name="layout"
              className="visually-hidden"
              checked={one === type}
              onChange={() => choose(one)}
            />
            <LayoutPreview type={one} />
            {t(`layout.${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
