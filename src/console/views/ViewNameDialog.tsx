import { Input, type InputRef, Modal } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/providers/apiError';
import { toldInPlace } from '@/providers/failedCall';
import styles from './views.module.css';

interface ViewNameDialogProps {
  readonly title: string;
  readonly initial: string;
  /** Names of other views: one of them would be replaced. */
  readonly taken: readonly string[];
  readonly onClose: () => void;
  /** @throws ApiError */
  readonly onName: (name: string) => Promise<void>;
}

const longest = 60;

/** Asks what a view is called. */
export function ViewNameDialog({ title, initial, taken, onClose, onName }: ViewNameDialogProps) {
  const { t } = useTranslation(['list', 'common']);
  const id = useId();
  const box = useRef<InputRef>(null);
  const [name, setName] = useState(initial);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const typed = name.trim();
  const submit = async () => {
    if (typed === '' || pending) return;
    setPending(true);
    try {
      await onName(typed);
      onClose();
    } catch (error) {
      setRefusal(error instanceof ApiError ? toldInPlace(error) : t('common:error'));
      setPending(false);
    }
  };
  return (
    <Modal
      open
      title={title}
      width={420}
      okText={t('common:save')}
      cancelText={t('common:cancel')}
      okButtonProps={{ disabled: typed === '' }}
      confirmLoading={pending}
      onOk={() => void submit()}
      onCancel={onClose}
      afterOpenChange={(open) => open && box.current?.focus({ cursor: 'all' })}
    >
      <label htmlFor={id} className={styles.nameLabel}>
        {t('views.name')}
      </label>
      <Input
        ref={box}
        id={id}
        value={name}
        maxLength={longest}
        dir="auto"
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setName(target.value)}
        onPressEnter={() => void submit()}
      />
      <p id={`${id}-hint`} role="status" className={refusal ? styles.refusal : styles.hint}>
        {refusal || (taken.includes(typed) ? t('views.taken') : t('views.hint'))}
      </p>
    </Modal>
  );
}
