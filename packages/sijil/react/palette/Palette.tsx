import { lazy, useEffect } from 'react';
import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { LazyDialog } from 'sijil/react/components/heldPage';
import styles from './palette.module.css';
import { create } from 'zustand';

const load = () => import('./CommandPalette');
const CommandPalette = lazy(load);

/** Opens the palette on Ctrl-K and ⌘K, on every signed-in screen; its code is loaded at the first use. */
export function Palette() {
  const { shown, hide, toggle } = usePalette();
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      // Loads already on the modifier key.
      if (event.key === 'Control' || event.key === 'Meta') void load();
      // By key code too: an Arabic layout writes «ن» with the same key.
      const meant = event.key.toLowerCase() === 'k' || event.code === 'KeyK';
      if (!meant || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [toggle]);
  if (!shown) return null;
  return (
    <LazyDialog>
      <CommandPalette onClose={hide} />
    </LazyDialog>
  );
}

const apple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the command palette, for those who do not know its keys and for fingers. */
export function PaletteButton() {
  const { t } = useTranslation('palette');
  const show = usePalette((palette) => palette.show);
  return (
    <Button
      className={styles.button ?? ''}
      icon={<SearchOutlined aria-hidden="true" />}
      aria-label={t('open')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={show}
    >
      <span className={styles.buttonText}>{t('button')}</span>
      <kbd className={styles.key} dir="ltr" aria-hidden="true" data-key={apple ? '⌘K' : 'Ctrl K'} />
    </Button>
  );
}

interface PaletteState {
  readonly shown: boolean;
  readonly show: () => void;
  readonly hide: () => void;
  readonly toggle: () => void;
}

/** State of the command palette, shared by its button and its shortcut. */
const usePalette = create<PaletteState>()((set) => ({
  shown: false,
  show: () => set({ shown: true }),
  hide: () => set({ shown: false }),
  toggle: () => set(({ shown }) => ({ shown: !shown })),
}));
