import { useTranslation } from 'react-i18next';
import { Icon } from '@framework/plain/Icon';
import { PlainButton } from '@framework/plain/PlainButton';
import { useTheme } from '@framework/theme/themeStore';

/** Switches between the light and the dark display; `named` says so in words. */
export function ModeButton({ named = false }: { readonly named?: boolean }) {
  const { t } = useTranslation();
  const { mode, toggleMode } = useTheme();
  const dark = mode === 'dark';
  const label = dark ? t('lightMode') : t('darkMode');
  return (
    <PlainButton
      kind="text"
      icon={<Icon of={dark ? 'sun' : 'moon'} />}
      aria-label={label}
      title={label}
      onClick={toggleMode}
    >
      {named ? label : undefined}
    </PlainButton>
  );
}
