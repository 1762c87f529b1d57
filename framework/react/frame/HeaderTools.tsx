import { BgColorsOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { HeaderExtras } from '#app/frame';
import { PaletteButton } from '@framework/palette/PaletteButton';
import { ExportsButton } from '@framework/console/transfer/exports/ExportsButton';
import { useTheme } from '@framework/theme/themeStore';
import styles from './Header.module.css';
import { LanguageButton } from './LanguageButton';
import { ModeButton } from './ModeButton';
import { PersonMenu } from './PersonMenu';
import { useMustComplete } from './useMustComplete';

/** Tools at the end of the header, the same in every layout. */
export function HeaderTools() {
  const { t } = useTranslation('theme');
  const completing = useMustComplete();
  const change = useTheme((theme) => theme.change);
  return (
    <div className={styles.tools}>
      {!completing && <PaletteButton />}
      <span className={styles.roomy}>
        <ModeButton />
        <Button
          type="text"
          icon={<BgColorsOutlined aria-hidden="true" />}
          aria-label={t('open')}
          title={t('open')}
          onClick={() => change({ panelExpand: true })}
        />
      </span>
      <LanguageButton />
      {!completing && <ExportsButton />}
      {!completing && <HeaderExtras />}
      <PersonMenu />
    </div>
  );
}
