import { Checkbox, Input, type InputRef, Modal } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@framework/providers/apiError';
import { inlineMessage } from '@framework/providers/failedCall';
import styles from './views.module.css';

/** What a view is called, and whether the whole team sees it. */
export interface ViewName {
  readonly name: string;
  readonly shared: boolean;
}

interface ViewNameDialogProps {
  readonly title: string;
  readonly initial: ViewName;
  /** Whether the person may share it. */
  readonly shares: boolean;
  /** Names of other views: one of them would be replaced. */
  readonly taken: readonly string[];
  readonly onClose: () => void;
  /** @throws ApiError */
  readonly onName: (name: ViewName) => Promise<void>;
}

const longest = 60;

/** Asks what a view is called. */
export function ViewNameDialog({ title, initial, shares, taken, onClose, onName }: ViewNameDialogProps) {
  const { t } = useTranslation(['list', 'common']);
  const id = useId();
  const box = useRef<InputRef>(null);
  const [name, setName] = useState(initial.name);
  const [shared, setShared] = useState(initial.shared);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const typed = name.trim();
  const submit = async () => {
    if (typed === '' || pending) return;
    setPending(true);
    try {
      await onName({ name: typed, shared });
      onClose();
    } catch (error) {
      setRefusal(error instanceof ApiError ? inlineMessage(error) : t('common:error'));
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
        {refusal ||
          (taken.includes(typed) ? t('views.taken') : t(shared ? 'views.sharedHint' : 'views.hint'))}
      </p>
      {shares && (
        <Checkbox checked={shared} onChange={({ target }) => setShared(target.checked)}>
          {t('views.share')}
        </Checkbox>
      )}
    </Modal>
  );
}
