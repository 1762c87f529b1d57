import { useTranslation } from 'react-i18next';
import { Icon } from 'sijil/react/plain/Icon';
import { PlainButton } from 'sijil/react/plain/PlainControls';
import { changeLanguage } from 'sijil/react/providers/i18n';
import { useLanguage } from 'sijil/react/providers/language';
import { useTheme } from 'sijil/react/theme/themeStore';

/** Switches the language at once; the page's direction follows it. */
export function LanguageButton() {
  const { t } = useTranslation();
  const next = useLanguage() === 'ar' ? 'en' : 'ar';
  return (
    <PlainButton
      kind="text"
      icon={<Icon of="translation" />}
      lang={next}
      aria-label={t('switchLanguage')}
      onClick={() => void changeLanguage(next)}
    >
      {t('language')}
    </PlainButton>
  );
}

/** Button that switches between light and dark mode; `named` adds a visible label. */
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
