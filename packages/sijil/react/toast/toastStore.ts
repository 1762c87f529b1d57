import { create } from 'zustand';
import { useMemo } from 'react';
import { toast as timing } from 'sijil/react/theme/tokens';

type Options = Omit<ToastContent, 'kind' | 'title'>;
type Show = (title: string, options?: Options) => string;

/**
 * Shows short messages: `toast.success(t('saved'))`. Each method returns the toast's id. A refusal is none of them, because a
 * toast goes away: see `Refusal` and `Dialogs.refused`.
 */
type Toaster = Readonly<Record<Exclude<ToastKind, 'danger'>, Show>> & {
  readonly close: (id: string) => void;
};

export function useToast(): Toaster {
  const { show, close } = useToasts.getState();
  return useMemo(() => {
    const showAs =
      (kind: ToastKind): Show =>
      (title, options) =>
        show({ ...options, kind, title });
    return {
      success: showAs('success'),
      info: showAs('info'),
      warning: showAs('warning'),
      close,
    };
  }, [show, close]);
}

export type ToastKind = 'success' | 'info' | 'warning' | 'danger';

export interface ToastContent {
  readonly kind: ToastKind;
  readonly title: string;
  /** A second line. */
  readonly text?: string | undefined;
  /** Until it closes by itself, in milliseconds; 0 or less never does (rules 7.4). */
  readonly duration?: number;
  /** Action of the toast, such as undo; pressing it closes the toast. */
  readonly action?: { readonly label: string; readonly run: () => unknown };
  /** Key under which it replaces an earlier toast. */
  readonly key?: string;
}

export interface Toast extends ToastContent {
  readonly id: string;
  readonly state: 'shown' | 'hiding' | 'hidden';
  /** Time by the device's clock. */
  readonly shownAt: number;
}

interface ToastState {
  readonly toasts: readonly Toast[];
  /** Shows a toast and returns its id. */
  readonly show: (content: ToastContent) => string;
  /** Hides it, and removes it once it is hidden. */
  readonly close: (id: string) => void;
  /**
   * Hides the toasts of the page that is being left, except those with an action such as undo, and those of the navigation
   * itself.
   */
  readonly leavePage: () => void;
  /** Pauses its timer while somebody reads. */
  readonly pause: (id: string) => void;
  readonly resume: (id: string) => void;
}

const timers = new Map<string, ReturnType<typeof setTimeout>>();
let last = 0;
/** Age up to which a toast belongs to the navigation instead of to the page that is left. */
const onTheWayMs = 1000;

const isPassing = ({ kind, action }: ToastContent) => !action && (kind === 'success' || kind === 'info');

/** Store of the toasts: shown → hiding (400 ms) → hidden → removed 50 ms later. A toast can be shown from outside React. */
export const useToasts = create<ToastState>()((set, get) => {
  const later = (id: string, wait: number, then: () => void) => {
    clearTimeout(timers.get(id));
    timers.set(id, setTimeout(then, wait));
  };
  const mark = (id: string, state: Toast['state']) =>
    set(({ toasts }) => ({ toasts: toasts.map((one) => (one.id === id ? { ...one, state } : one)) }));
  const remove = (id: string) => {
    timers.delete(id);
    set(({ toasts }) => ({ toasts: toasts.filter((one) => one.id !== id) }));
  };
  const stateOf = (id: string) => get().toasts.find((one) => one.id === id);

  return {
    toasts: [],
    show: (content) => {
      const id = content.key ?? `toast-${(last += 1)}`;
      const fresh: Toast = { ...content, id, state: 'shown', shownAt: Date.now() };
      // Stacked toasts would cover the next button, so a success or info toast replaces the others of these kinds.
      if (isPassing(fresh))
        for (const one of get().toasts) if (isPassing(one) && one.id !== id) get().close(one.id);
      set(({ toasts }) => ({ toasts: [...toasts.filter((one) => one.id !== id), fresh] }));
      clearTimeout(timers.get(id));
      get().resume(id);
      return id;
    },
    close: (id) => {
      if (stateOf(id)?.state !== 'shown') return;
      mark(id, 'hiding');
      later(id, timing.hideMs, () => {
        mark(id, 'hidden');
        later(id, timing.removeMs, () => remove(id));
      });
    },
    leavePage: () => {
      const earlier = Date.now() - onTheWayMs;
      for (const { id, action, shownAt } of get().toasts) if (!action && shownAt < earlier) get().close(id);
    },
    pause: (id) => {
      if (stateOf(id)?.state === 'shown') clearTimeout(timers.get(id));
    },
    resume: (id) => {
      const found = stateOf(id);
      const duration = found?.duration ?? (found?.action ? timing.actionMs : timing.durationMs);
      if (found?.state === 'shown' && duration > 0) later(id, duration, () => get().close(id));
    },
  };
});
