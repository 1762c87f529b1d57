import { MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useTheme } from '@/theme/themeStore';

export function ModeButton() {
  const { t } = useTranslation();
  const { mode, toggleMode } = useTheme();
  const dark = mode === 'dark';
  const label = dark ? t('lightMode') : t('darkMode');
  return (
    <Button
      type="text"
      icon={dark ? <SunOutlined aria-hidden="true" /> : <MoonOutlined aria-hidden="true" />}
      aria-label={label}
      title={label}
      onClick={toggleMode}
    />
  );
}
