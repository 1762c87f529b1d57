import { useTranslation } from 'react-i18next';
import { createPortal } from 'react-dom';
import styles from './Toaster.module.css';
import { type Toast, type ToastKind, useToasts } from './toastStore';
import { useFreeTop } from './useFreeTop';
import { Icon, type PlainIconName } from 'sijil/react/plain/Icon';
import { PlainButton } from 'sijil/react/plain/PlainControls';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Region of toasts: at the top end, below the controls that are there (rules 7.4). It always exists, so that screen
 * readers announce what is added.
 */
export function Toaster() {
  const { t } = useTranslation();
  const toasts = useToasts((state) => state.toasts);
  const list = useReadingPause(toasts.length > 0);
  const top = useFreeTop(list, toasts, toasts.length > 0);
  return createPortal(
    <section
      ref={list}
      className={styles.toaster}
      style={{ insetBlockStart: top }}
      aria-label={t('toast.region')}
      aria-live="polite"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>,
    document.body,
  );
}

const icons: Record<ToastKind, PlainIconName> = {
  success: 'check-circle-filled',
  info: 'info-circle-filled',
  warning: 'exclamation-circle-filled',
  danger: 'close-circle-filled',
};

function ToastCard({ toast }: { readonly toast: Toast }) {
  const { t } = useTranslation();
  const close = useToasts((state) => state.close);
  const { id, kind, title, text, action, state } = toast;
  if (state === 'hidden') return null;
  return (
    <div
      className={`${styles.toast} ${styles[state]}`}
      data-toast={id}
      data-kind={kind}
      role={kind === 'danger' ? 'alert' : 'status'}
    >
      <span className={styles.icon} aria-hidden="true">
        <Icon of={icons[kind]} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {action && (
        <PlainButton
          kind="text"
          size="small"
          onClick={() => {
            close(id);
            void action.run();
          }}
        >
          <span className={styles.action}>{action.label}</span>
        </PlainButton>
      )}
      <PlainButton
        kind="text"
        size="small"
        icon={<Icon of="close" />}
        aria-label={t('toast.close')}
        onClick={() => close(id)}
      />
    </div>
  );
}

/**
 * Pauses a toast that has the pointer or the focus. The pointer is tracked on the page instead of on the toast, because
 * clicks pass through a toast.
 */
function useReadingPause(any: boolean): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const region = list.current;
    if (!any || !region) return undefined;
    const paused = new Set<string>();
    const { pause, resume } = useToasts.getState();
    const weigh = (isRead: (card: HTMLElement) => boolean) => {
      for (const card of region.querySelectorAll<HTMLElement>('[data-toast]')) {
        const id = card.dataset['toast'] ?? '';
        if (isRead(card)) {
          if (!paused.has(id)) pause(id);
          paused.add(id);
        } else if (paused.delete(id)) resume(id);
      }
    };
    const moved = ({ clientX, clientY }: PointerEvent) =>
      weigh((card) => isWithin(card, clientX, clientY) || card.contains(document.activeElement));
    const focused = () => weigh((card) => card.contains(document.activeElement));
    document.addEventListener('pointermove', moved);
    region.addEventListener('focusin', focused);
    region.addEventListener('focusout', focused);
    return () => {
      document.removeEventListener('pointermove', moved);
      region.removeEventListener('focusin', focused);
      region.removeEventListener('focusout', focused);
    };
  }, [any]);
  return list;
}

function isWithin(card: HTMLElement, x: number, y: number): boolean {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
