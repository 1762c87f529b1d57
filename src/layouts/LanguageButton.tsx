import { TranslationOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '@/providers/i18n';
import { useLanguage } from '@/providers/language';

/** Switches the language at once; the page's direction follows it. */
export function LanguageButton() {
  const { t } = useTranslation();
  const next = useLanguage() === 'ar' ? 'en' : 'ar';
  return (
    <Button
      type="text"
      icon={<TranslationOutlined aria-hidden="true" />}
      lang={next}
      aria-label={t('switchLanguage')}
      onClick={() => void changeLanguage(next)}
    >
      {t('language')}
    </Button>
  );
}
