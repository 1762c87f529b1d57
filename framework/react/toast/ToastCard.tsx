import { useTranslation } from 'react-i18next';
import { Icon, type PlainIconName } from '@framework/plain/Icon';
import { PlainButton } from '@framework/plain/PlainButton';
import styles from './Toaster.module.css';
import { type Toast, type ToastKind, useToasts } from './toastStore';

const icons: Record<ToastKind, PlainIconName> = {
  success: 'check-circle-filled',
  info: 'info-circle-filled',
  warning: 'exclamation-circle-filled',
  danger: 'close-circle-filled',
};

export function ToastCard({ toast }: { readonly toast: Toast }) {
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
      <span className={styles.icon} style={{ color: `var(--tone-${kind}-text)` }} aria-hidden="true">
        <Icon of={icons[kind]} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {action && (
        <PlainButton
          size="small"
          onClick={() => {
            close(id);
            void action.run();
          }}
        >
          {action.label}
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
