import { Button, Drawer, Switch, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useId } from 'react';
import { directionOfLanguage, useTheme } from 'sijil/react/theme/themeStore';
import { useLanguage } from 'sijil/react/providers/language';
import { layoutTypes } from 'sijil/react/theme/tokens';
import { keysOf } from 'sijil/base/objects';
import { SchemePicker } from './SchemePicker';
import styles from './ThemePanel.module.css';
import { LayoutPreview } from './LayoutPreview';

/** Panel of all display preferences (rules 7.3); a choice applies at once. */
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
      // The page stays visible, to show the effect of a choice.
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

/** Switch that collapses the side navigation to its icons. */
function CollapseSwitch() {
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

/** Choice of the layout, as small drawings. */
function LayoutPicker() {
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

interface ChoicesProps<Value extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly value: Value;
  readonly options: Readonly<Record<Value, string>>;
  readonly onChoose: (value: Value) => void;
}

/** Choice among a few values, side by side. */
function Choices<Value extends string>({ label, hint, value, options, onChoose }: ChoicesProps<Value>) {
  const name = useId();
  const values = keysOf(options);
  return (
    <div>
      <p className={styles.label} id={name}>
        {label}
      </p>
      <Segmented
        block
        aria-labelledby={name}
        value={value}
        options={values.map((one) => ({ value: one, label: options[one] }))}
        onChange={onChoose}
      />
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
