import { TranslationOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '@/providers/i18n';
import { useLanguage } from '@/providers/language';
import { useTheme } from '@/theme/themeStore';

/** Switches the language at once; the page's direction follows it (specification §1). */
export function LanguageButton() {
  const { t } = useTranslation();
  const next = useLanguage() === 'ar' ? 'en' : 'ar';
  const change = useTheme((theme) => theme.change);
  return (
    <Button
      type="text"
      icon={<TranslationOutlined />}
      lang={next}
      aria-label={t('switchLanguage')}
      onClick={() => {
        change({ direction: next === 'ar' ? 'rtl' : 'ltr' });
        void changeLanguage(next);
      }}
    >
      {t('language')}
    </Button>
  );
}
