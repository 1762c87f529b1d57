import '@ant-design/v5-patch-for-react-19';
import { ConfigProvider } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { DialogsRoot } from '@framework/components/antd/dialogs';
import { useBrand } from '@framework/theme/brandStore';
import { useLanguage } from '@framework/providers/language';
import { antdLocales } from '@framework/theme/antdLocales';
import { antdTheme } from '@framework/theme/antdTheme';
import { stillQuery, touchTargetQuery } from '@framework/theme/tokens';
import { useTheme } from '@framework/theme/themeStore';
import { useDrawnMode, useMedia } from '@framework/theme/useAppearance';

/** Root of the portal's theme: antd's direction, words and theme. */
export function ThemeRoot({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  const locale = antdLocales[language];
  const mode = useDrawnMode();
  const touch = useMedia(touchTargetQuery);
  // As it was when the portal was opened: antd would begin everything anew at a change, with what was being typed.
  const [still] = useState(() => window.matchMedia(stillQuery).matches);
  const { themeSchema, controlSize, direction } = useTheme();
  const own = useBrand(({ colours }) => colours);
  const config = useMemo(
    () => antdTheme({ mode, themeSchema, controlSize, touch, still, own }),
    [mode, themeSchema, controlSize, touch, still, own],
  );
  return (
    <ConfigProvider
      direction={direction}
      locale={locale}
      theme={config}
      // The dialogs' own button has an English name, whatever the locale says.
      modal={{ closable: { 'aria-label': locale.global?.close ?? '' } }}
    >
      <div className={`portal ${config.cssVar.key}`}>
        <DialogsRoot>{children}</DialogsRoot>
      </div>
    </ConfigProvider>
  );
}
