import '@ant-design/v5-patch-for-react-19';
import { ConfigProvider } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import arEG from 'antd/es/locale/ar_EG';
import enUS from 'antd/es/locale/en_US';
import type { Locale } from 'antd/es/locale';
import { DialogsRoot } from 'sijil/react/components/antd/laterControls';
import { useBrand, useDrawnMode, useMedia } from 'sijil/react/theme/useAppearance';
import { useLanguage } from 'sijil/react/providers/language';
import { antdTheme } from 'sijil/react/theme/antdTheme';
import { stillQuery, touchTargetQuery } from 'sijil/react/theme/tokens';
import { useTheme } from 'sijil/react/theme/themeStore';
import type { Language } from 'sijil/base/i18n/localized';

/** Root of the portal's theme: antd's direction, words and theme. */
export function ThemeRoot({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  const locale = antdLocales[language];
  const mode = useDrawnMode();
  const touch = useMedia(touchTargetQuery);
  // Fixed at start: antd would remount everything at a change, and typed text would be lost.
  const [still] = useState(() => window.matchMedia(stillQuery).matches);
  const [textScale] = useState(readTextScale);
  const { themeSchema, controlSize, direction } = useTheme();
  const own = useBrand(({ colours }) => colours);
  const config = useMemo(
    () => antdTheme({ mode, themeSchema, controlSize, touch, still, own, language, textScale }),
    [mode, themeSchema, controlSize, touch, still, own, language, textScale],
  );
  return (
    <ConfigProvider
      direction={direction}
      locale={locale}
      theme={config}
      // Ground instead of frames: a card has no line around it.
      card={{ variant: 'borderless' }}
      // antd labels a dialog's close button in English, whatever the locale.
      modal={{ closable: { 'aria-label': locale.global?.close ?? '' } }}
    >
      <div className={`portal ${config.cssVar.key}`}>
        <DialogsRoot>{children}</DialogsRoot>
      </div>
    </ConfigProvider>
  );
}

/** Size of the text that the reader chose in the browser, as a share of the usual 16 pixels. */
function readTextScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return size > 0 ? size / 16 : 1;
}

// antd maps every Arabic locale to dayjs's `ar`, whose week begins on Saturday; the Saudi week begins on Sunday (rules 9.5).
// `fields/pickers/datePicker` imports the locale.
const arabic: Locale = structuredClone(arEG);
// antd's Arabic day names are too wide for a column, and overlap.
const calendar = {
  locale: 'ar-sa',
  shortWeekDays: ['ح', 'ن', 'ث', 'ر', 'خ', 'ج', 'س'],
  now: 'الآن',
};
if (arabic.DatePicker) arabic.DatePicker.lang = { ...arabic.DatePicker.lang, ...calendar };
if (arabic.Calendar) arabic.Calendar.lang = { ...arabic.Calendar.lang, ...calendar };

const antdLocales: Record<Language, Locale> = { ar: arabic, en: enUS };
