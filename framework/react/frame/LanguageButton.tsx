import { useTranslation } from 'react-i18next';
import { Icon } from '@framework/plain/Icon';
import { PlainButton } from '@framework/plain/PlainButton';
import { changeLanguage } from '@framework/providers/i18n';
import { useLanguage } from '@framework/providers/language';

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
