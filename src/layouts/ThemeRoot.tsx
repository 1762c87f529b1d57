import '@ant-design/v5-patch-for-react-19';
import { StyleProvider } from '@ant-design/cssinjs';
import { App as AntApp, ConfigProvider } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { useLanguage } from '@/providers/language';
import { antdLocales } from '@/theme/antdLocales';
import { antdTheme } from '@/theme/antdTheme';
import { keptStyles } from '@/theme/keptStyles';
import { stillQuery, touchTargetQuery, toast } from '@/theme/tokens';
import { useTheme } from '@/theme/themeStore';
import { useDrawnMode } from '@/theme/useAppearance';
import { useMedia } from '@/theme/useMedia';

/** Root of the portal's theme: antd's direction, words and theme. */
export function ThemeRoot({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  const locale = antdLocales[language];
  const mode = useDrawnMode();
  const touch = useMedia(touchTargetQuery);
  // As it was when the portal was opened: antd would begin everything anew at a change, with what was being typed.
  const [still] = useState(() => window.matchMedia(stillQuery).matches);
  const { themeSchema, controlSize, direction } = useTheme();
  const config = useMemo(
    () => antdTheme({ mode, themeSchema, controlSize, touch, still }),
    [mode, themeSchema, controlSize, touch, still],
  );
  return (
    <StyleProvider cache={keptStyles}>
      <ConfigProvider
        direction={direction}
        locale={locale}
        theme={config}
        // The dialogs' own button has an English name, whatever the locale says.
        modal={{ closable: { 'aria-label': locale.global?.close ?? '' } }}
      >
        <AntApp message={{ duration: toast.durationMs / 1000, top: toast.offset }}>{children}</AntApp>
      </ConfigProvider>
    </StyleProvider>
  );
}
