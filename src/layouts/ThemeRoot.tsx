import '@ant-design/v5-patch-for-react-19';
import { StyleProvider } from '@ant-design/cssinjs';
import { App as AntApp, ConfigProvider } from 'antd';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { useLanguage } from '@/providers/language';
import { Toaster } from '@/toast/Toaster';
import { antdLocales } from '@/theme/antdLocales';
import { antdTheme } from '@/theme/antdTheme';
import { cssVariables } from '@/theme/cssVariables';
import { keptStyles } from '@/theme/keptStyles';
import { surfaces, touchTargetQuery, toast } from '@/theme/tokens';
import { useTheme } from '@/theme/themeStore';
import { useMedia } from '@/theme/useMedia';

/** Everything visible stands inside this: direction, antd's theme and the CSS variables of our own styles. */
export function ThemeRoot({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  // Paper is white.
  const printing = useMedia('print');
  const touch = useMedia(touchTargetQuery);
  const { themeSchema, controlSize, direction, ...chosen } = useTheme();
  const mode = printing ? 'light' : chosen.mode;
  const config = useMemo(
    () => antdTheme({ mode, themeSchema, controlSize, touch }),
    [mode, themeSchema, controlSize, touch],
  );

  // Before the paint: nothing is ever drawn without its colours, or the wrong way round.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dir = direction;
    root.dataset['mode'] = mode;
    const variables = cssVariables({ mode, themeSchema, controlSize });
    for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value);
    root.style.background = surfaces[mode].page;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', surfaces[mode].card);
  }, [direction, mode, themeSchema, controlSize]);

  return (
    <StyleProvider cache={keptStyles}>
      <ConfigProvider direction={direction} locale={antdLocales[language]} theme={config}>
        <AntApp message={{ duration: toast.durationMs / 1000, top: toast.offset }}>
          {children}
          <Toaster />
        </AntApp>
      </ConfigProvider>
    </StyleProvider>
  );
}
