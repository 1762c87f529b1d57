import { type ReactNode, useSyncExternalStore } from 'react';
import { BgColorsOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './Header.module.css';
import { HeaderExtras } from '#app/frame';
import { PaletteButton } from '@framework/palette/Palette';
import { ExportsButton } from '@framework/console/transfer/exports/ExportsButton';
import { useTheme } from '@framework/theme/themeStore';
import { LanguageButton, ModeButton } from './AppearanceButtons';
import { PersonMenu } from './PersonMenu';
import { useMustComplete } from './useMustComplete';
import { inSight } from '@framework/components/inSight';

/** Tools at the end of the header, the same in every layout. */
function HeaderTools() {
  const { t } = useTranslation('theme');
  const completing = useMustComplete();
  const change = useTheme((theme) => theme.change);
  return (
    <div className={styles.tools}>
      {!completing && <PaletteButton />}
      <span className={styles.roomy}>
        <ModeButton />
        <Button
          type="text"
          icon={<BgColorsOutlined aria-hidden="true" />}
          aria-label={t('open')}
          title={t('open')}
          onClick={() => change({ panelExpand: true })}
        />
      </span>
      <LanguageButton />
      {!completing && <ExportsButton />}
      {!completing && <HeaderExtras />}
      <PersonMenu />
    </div>
  );
}

const headingHeight = 72;

/** The page's own name in the header once its heading has been scrolled away; not spoken, because the heading is. */
function ScrolledTitle() {
  const name = useSyncExternalStore(subscribe, () => shown);
  return (
    <span className={styles.title} data-shown={name !== ''} aria-hidden="true">
      <bdi>{name}</bdi>
    </span>
  );
}

/** Read while somebody scrolls, and not with every drawing: only a layout shows how far the page is scrolled. */
let shown = '';

function subscribe(changed: () => void): () => void {
  const look = () => {
    const name = scrolledHeading();
    if (name === shown) return;
    shown = name;
    changed();
  };
  window.addEventListener('scroll', look, { passive: true });
  return () => window.removeEventListener('scroll', look);
}

function scrolledHeading(): string {
  return window.scrollY > headingHeight ? (inSight('#content h1')[0]?.textContent?.trim() ?? '') : '';
}

interface HeaderProps {
  /** Beginning of the header: the menu's button, or the brand and the menu itself. */
  readonly start: ReactNode;
  /** Hides the screen's name, where the beginning leaves no room for it. */
  readonly untitled?: boolean;
  readonly className?: string | undefined;
}

export function Header({ start, untitled = false, className = '' }: HeaderProps) {
  return (
    <header className={`${styles.header} ${className} no-print`} data-keep-clear>
      <div className={styles.start}>
        {start}
        {!untitled && <ScrolledTitle />}
      </div>
      <HeaderTools />
    </header>
  );
}
