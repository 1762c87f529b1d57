import { Button, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { directionOfLanguage } from '@framework/theme/storedLanguage';
import { useLanguage } from '@framework/providers/language';
import { useTheme } from '@framework/theme/themeStore';
import { Choices } from './Choices';
import { CollapseSwitch } from './CollapseSwitch';
import { LayoutPicker } from './LayoutPicker';
import { SchemePicker } from './SchemePicker';
import styles from './ThemePanel.module.css';

/** Everything about the look that a person may choose (rules 7.3); takes effect while they look. */
export default function ThemePanel() {
  const { t } = useTranslation('theme');
  const { t: common } = useTranslation();
  const language = useLanguage();
  const { mode, direction, controlSize, panelExpand, change, turn, reset } = useTheme();
  return (
    <Drawer
      open={panelExpand}
      width={360}
      title={t('title')}
      // The page stays in sight: what is chosen is seen at once.
      mask={false}
      closable={{ 'aria-label': common('close') }}
      placement={direction === 'rtl' ? 'left' : 'right'}
      onClose={() => change({ panelExpand: false })}
      footer={
        <Button block onClick={() => reset(directionOfLanguage(language))}>
          {t('reset')}
        </Button>
      }
    >
      <div className={styles.panel}>
        <SchemePicker />
        <Choices
          label={t('mode.label')}
          value={mode}
          options={{ light: t('mode.light'), dark: t('mode.dark') }}
          onChoose={(chosen) => change({ mode: chosen })}
        />
        <Choices
          label={t('direction.label')}
          hint={t('direction.hint')}
          value={direction}
          options={{ rtl: t('direction.rtl'), ltr: t('direction.ltr') }}
          onChoose={(chosen) => turn(chosen, language)}
        />
        <Choices
          label={t('controlSize.label')}
          value={controlSize}
          options={{
            xs: t('controlSize.xs'),
            sm: t('controlSize.sm'),
            md: t('controlSize.md'),
            lg: t('controlSize.lg'),
          }}
          onChoose={(chosen) => change({ controlSize: chosen })}
        />
        <LayoutPicker />
        <CollapseSwitch />
      </div>
    </Drawer>
  );
}
