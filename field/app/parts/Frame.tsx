import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '../preferences';
import { texts } from '../texts';

interface FrameProps {
  readonly title: string;
  /** Buttons at the thumb. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A screen: its title and the state of the network above, the buttons at the thumb below. */
export function Frame({ title, foot, children }: FrameProps) {
  const { say } = useLanguage();
  const online = useOnline();
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <header>
        <h1>{title}</h1>
        <span className={online ? 'net' : 'net off'} role="status">
          {say(online ? texts.online : texts.offline)}
        </span>
      </header>
      <main>{children}</main>
      {foot && <footer>{foot}</footer>}
    </>
  );
}

function follow(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

function useOnline(): boolean {
  return useSyncExternalStore(follow, () => navigator.onLine);
}
