import { useLogout } from '@refinedev/core';
import { changeLanguage } from '@framework/providers/i18n';
import { useLanguage } from '@framework/providers/language';
import { useTheme } from '@framework/theme/themeStore';
import type { PaletteItem } from './paletteItem';

/** Actions of the palette, named in both languages so that they are found in either. */
export function usePaletteActions(): PaletteItem[] {
  const { mode, toggleMode } = useTheme();
  const next = useLanguage() === 'ar' ? 'en' : 'ar';
  const { mutate: logout } = useLogout();
  return [
    {
      key: 'language',
      icon: 'translation',
      label:
        next === 'en'
          ? { ar: 'التحويل إلى الإنجليزية (English)', en: 'Switch to English' }
          : { ar: 'التحويل إلى العربية', en: 'Switch to Arabic (العربية)' },
      run: () => void changeLanguage(next),
    },
    {
      key: 'mode',
      icon: mode === 'dark' ? 'sun' : 'moon',
      label:
        mode === 'dark' ? { ar: 'الوضع الفاتح', en: 'Light mode' } : { ar: 'الوضع الداكن', en: 'Dark mode' },
      run: toggleMode,
    },
    { key: 'out', icon: 'logout', label: { ar: 'تسجيل الخروج', en: 'Sign out' }, run: () => logout() },
  ];
}
