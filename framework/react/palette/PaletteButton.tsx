import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './palette.module.css';
import { usePalette } from './paletteStore';

const apple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the command palette, for those who do not know its keys and for fingers. */
export function PaletteButton() {
  const { t } = useTranslation('palette');
  const show = usePalette((palette) => palette.show);
  return (
    <Button
      className={styles.button ?? ''}
      icon={<SearchOutlined aria-hidden="true" />}
      aria-label={t('open')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={show}
    >
      <span className={styles.buttonText}>{t('button')}</span>
      <kbd className={styles.key} dir="ltr" aria-hidden="true" data-key={apple ? '⌘K' : 'Ctrl K'} />
    </Button>
  );
}
