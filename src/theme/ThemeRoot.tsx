import '@ant-design/v5-patch-for-react-19';
import { App as AntApp, ConfigProvider } from 'antd';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useLanguage } from '@/providers/language';
import { antdLocales } from './antdLocales';
import { antdTheme } from './antdTheme';
import { schemes, surfaces, toast, tones } from './tokens';
import { useTheme } from './themeStore';

/** Everything visible stands inside this: direction, antd's theme and the CSS variables of our own styles. */
export function ThemeRoot({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  const { mode, themeSchema, controlSize, direction } = useTheme();
  const config = useMemo(
    () => antdTheme({ mode, themeSchema, controlSize }),
    [mode, themeSchema, controlSize],
  );

  useEffect(() => {
    const root = document.documentElement;
    root.dir = direction;
    root.dataset['mode'] = mode;
    for (const [name, value] of Object.entries(cssVariables(mode, themeSchema)))
      root.style.setProperty(name, value);
    root.style.background = surfaces[mode].page;
  }, [direction, mode, themeSchema]);

  return (
    <ConfigProvider direction={direction} locale={antdLocales[language]} theme={config}>
      <AntApp
        notification={{
          placement: direction === 'rtl' ? 'topLeft' : 'topRight',
          top: toast.offset,
          duration: toast.durationMs / 1000,
        }}
        message={{ duration: toast.durationMs / 1000 }}
      >
        {children}
      </AntApp>
    </ConfigProvider>
  );
}

function cssVariables(mode: 'light' | 'dark', scheme: keyof typeof schemes): Record<string, string> {
  const colours = Object.entries(schemes[scheme][mode]).map(([name, value]) => [`--scheme-${name}`, value]);
  const surface = Object.entries(surfaces[mode]).map(([name, value]) => [`--surface-${name}`, value]);
  const tone = Object.entries(tones[mode]).flatMap(([name, { text, ground }]) => [
    [`--tone-${name}-text`, text],
    [`--tone-${name}-ground`, ground],
  ]);
  return Object.fromEntries([...colours, ...surface, ...tone]);
}
