import { CheckOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { keysOf } from 'sijil/base/objects';
import { useBrand } from 'sijil/react/theme/useAppearance';
import { coloursOf } from 'sijil/react/theme/cssVariables';
import { schemes } from 'sijil/react/theme/tokens';
import { useTheme } from 'sijil/react/theme/themeStore';
import styles from './ThemePanel.module.css';

const names = keysOf(schemes);

/** Choice of the colour scheme, as dots in its colours. */
export function SchemePicker() {
  const { t } = useTranslation('theme');
  const { themeSchema, mode, change } = useTheme();
  const own = useBrand(({ colours }) => colours);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{t('scheme.label')}</legend>
      <div className={styles.dots}>
        {names.map((name) => {
          const { primary, onSolid } = coloursOf(name, mode, own);
          return (
            <label key={name} className={styles.scheme}>
              <input
                type="radio"
                name="scheme"
                className="visually-hidden"
                checked={name === themeSchema}
                onChange={() => change({ themeSchema: name })}
              />
              <span className={styles.dot} style={{ background: primary, color: onSolid }} aria-hidden="true">
                {name === themeSchema && <CheckOutlined aria-hidden="true" />}
              </span>
              {t(`scheme.${name}`)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
