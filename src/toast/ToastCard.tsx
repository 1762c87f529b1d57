import {
  CheckCircleFilled,
  CloseCircleFilled,
  CloseOutlined,
  ExclamationCircleFilled,
  InfoCircleFilled,
} from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Toaster.module.css';
import { type Toast, type ToastKind, useToasts } from './toastStore';

const icons: Record<ToastKind, ReactNode> = {
  success: <CheckCircleFilled aria-hidden="true" />,
  info: <InfoCircleFilled aria-hidden="true" />,
  warning: <ExclamationCircleFilled aria-hidden="true" />,
  danger: <CloseCircleFilled aria-hidden="true" />,
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
        {icons[kind]}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {action && (
        <Button
          size="small"
          className={styles.action ?? ''}
          onClick={() => {
            close(id);
            void action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden="true" />}
        aria-label={t('toast.close')}
        onClick={() => close(id)}
      />
    </div>
  );
}
