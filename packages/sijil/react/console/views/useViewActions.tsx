import { useTranslation } from 'react-i18next';
import { Checkbox, Input, type InputRef } from 'antd';
import { useId, useRef, useState } from 'react';
import { HeldModal } from 'sijil/react/components/HeldModal';
import { useDialogs } from 'sijil/react/components/antd/laterControls';
import { CallError } from 'sijil/react/providers/apiError';
import { inlineMessage } from 'sijil/react/providers/failedCall';
import { useToast } from 'sijil/react/toast/toastStore';
import type { ListState } from 'sijil/schema/lists/listState';
import { writeListAddress } from 'sijil/schema/lists/listAddress';
import type { DeclaredTable } from '../query/useDeclaredTable';
import { type SavedView, stateOfView, viewAddress } from '../query/listDeclaration';
import type { useSavedViews } from './ViewTabs';
import { type DeclaredRole, roleLabels } from 'sijil/schema/application';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './views.module.css';

/** Actions on saved views. */
export function useViewActions(
  saved: ReturnType<typeof useSavedViews>,
  { state, narrowing, show }: DeclaredTable,
) {
  const { t } = useTranslation(['list', 'common']);
  const toast = useToast();
  const dialogs = useDialogs();
  const keep = async ({ name, sharedWith }: ViewName): Promise<void> => {
    const view = await saved.save({ name, sharedWith, address: viewAddress(state) });
    // Saving under the open view's name changes no address: a person who has moved on is not brought back.
    if (view.id !== state.view) show((now) => (isSame(now, state) ? { ...now, view: view.id } : null));
    toast.success(t('views.saved', { name }));
  };
  return {
    /** @throws CallError, shown at the name */
    saveAs: keep,
    overwrite: (view: SavedView) =>
      keep({ name: view.name, sharedWith: view.sharedWith ?? [] }).catch(dialogs.refused),
    /** @throws CallError, shown at the name */
    rename: async (view: SavedView, name: ViewName): Promise<void> => {
      const renamed = await saved.rename(view, name);
      show((now) => (now.view === view.id ? { ...now, view: renamed.id } : null));
    },
    askToDelete: (view: SavedView, next: SavedView) => {
      dialogs.confirm({
        title: t('views.askDelete', { name: view.name }),
        content: t('views.deleteHint'),
        okText: t('views.delete'),
        danger: true,
        onOk: async () => {
          await saved.remove(view.id);
          show((now) => (now.view === view.id ? { ...stateOfView(next, narrowing), view: null } : null));
        },
      });
    },
  };
}

function isSame(one: ListState, other: ListState): boolean {
  return writeListAddress(one).toString() === writeListAddress(other).toString();
}

/** Name of a view, and the roles that may read it besides its owner. */
export interface ViewName {
  readonly name: string;
  readonly sharedWith: readonly DeclaredRole[];
}

interface ViewNameDialogProps {
  readonly title: string;
  readonly initial: ViewName;
  /** Roles that the person may share the view with; may be empty. */
  readonly readers: readonly DeclaredRole[];
  /** Names of other views, which saving would replace. */
  readonly taken: readonly string[];
  readonly onClose: () => void;
  /** @throws CallError */
  readonly onName: (name: ViewName) => Promise<void>;
}

const longest = 60;

/** Dialog that asks for the name of a view. */
export function ViewNameDialog({ title, initial, readers, taken, onClose, onName }: ViewNameDialogProps) {
  const { t } = useTranslation(['list', 'common']);
  const id = useId();
  const box = useRef<InputRef>(null);
  const [name, setName] = useState(initial.name);
  const [sharedWith, setSharedWith] = useState(initial.sharedWith);
  const localize = useLocalize();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const typed = name.trim();
  const submit = async () => {
    if (typed === '' || pending) return;
    setPending(true);
    try {
      await onName({ name: typed, sharedWith });
      onClose();
    } catch (error) {
      setRefusal(error instanceof CallError ? inlineMessage(error) : t('common:error'));
      setPending(false);
    }
  };
  return (
    <HeldModal
      open
      title={title}
      width={420}
      okText={t('common:save')}
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
          (taken.includes(typed)
            ? t('views.taken')
            : t(sharedWith.length > 0 ? 'views.sharedHint' : 'views.hint'))}
      </p>
      {readers.length > 0 && (
        <fieldset className={styles.readers}>
          <legend className={styles.nameLabel}>{t('views.share')}</legend>
          <Checkbox.Group
            value={[...sharedWith]}
            options={readers.map((role) => ({ value: role, label: localize(roleLabels()[role]) }))}
            onChange={setSharedWith}
          />
        </fieldset>
      )}
    </HeldModal>
  );
}
