import { useMemo } from 'react';
import { type ToastContent, type ToastKind, useToasts } from './toastStore';

type Options = Omit<ToastContent, 'kind' | 'title'>;
type Show = (title: string, options?: Options) => string;

/** The portal's one way to tell something in passing: `toast.success(t('saved'))`. Each answers the toast's id. */
export type Toaster = Readonly<Record<ToastKind, Show>> & { readonly close: (id: string) => void };

export function useToast(): Toaster {
  const { show, close } = useToasts.getState();
  return useMemo(() => {
    const tell =
      (kind: ToastKind): Show =>
      (title, options) =>
        show({ ...options, kind, title });
    return {
      success: tell('success'),
      info: tell('info'),
      warning: tell('warning'),
      danger: tell('danger'),
      close,
    };
  }, [show, close]);
}
