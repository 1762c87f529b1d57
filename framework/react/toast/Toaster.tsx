import { useTranslation } from 'react-i18next';
import { createPortal } from 'react-dom';
import { ToastCard } from './ToastCard';
import styles from './Toaster.module.css';
import { useToasts } from './toastStore';
import { useFreeTop } from './useFreeTop';
import { useReadingPause } from './useReadingPause';

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
