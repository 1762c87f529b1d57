import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actionName, type OperationAction, type Resource } from 'sijil/schema/resource';
import { useDialogs } from 'sijil/react/components/antd/laterControls';
import { iconNamed } from 'sijil/react/components/icons';
import { useLocalize } from 'sijil/react/providers/language';
import { useSession } from 'sijil/react/providers/session';
import { ActionDrawer } from '../actions/ActionDrawer';
import { offeredForMany, type SharedAction } from '../actions/offeredActions';
import { type Picked, type Selection, toPicked } from './pickedRecords';
import styles from './bulk.module.css';

type Values = Readonly<Record<string, unknown>>;

interface ManyActionsProps {
  readonly resource: Resource;
  readonly selection: Selection;
  /** Called with an action that sets values, which are tried before they are written. */
  readonly onSet: (action: Extract<SharedAction, { set: unknown }>, picked: readonly Picked[]) => void;
  readonly onPerform: (act: OperationAction, picked: readonly Picked[], typed: Values) => void;
}

interface Begun {
  readonly action: OperationAction;
  readonly picked: readonly Picked[];
}

/** Actions that some of the selected records allow; each shows a count if not all do. */
export function ManyActions({ resource, selection, onSet, onPerform }: ManyActionsProps) {
  const { t } = useTranslation(['list', 'common']);
  const localize = useLocalize();
  const dialogs = useDialogs();
  const role = useSession((session) => session.user?.role ?? null);
  const [begun, setBegun] = useState<Begun | null>(null);
  const records = [...selection.values()].map(({ record }) => record);

  const start = (action: SharedAction, picked: readonly Picked[]) => {
    if ('set' in action) return onSet(action, picked);
    if (action.body) return setBegun({ action, picked });
    dialogs.confirm({
      title: `${localize(action.label)}: ${t('bulk.records', { count: picked.length })}`,
      content: (
        <>
          {action.confirm && localize(action.confirm)}
          <PickedNames picked={picked} />
        </>
      ),
      okText: localize(action.label),
      danger: action.danger ?? false,
      onOk: () => onPerform(action, picked, {}),
    });
  };

  return (
    <>
      {offeredForMany(resource, records, role).map(({ action, records: offering }) => (
        <Button
          key={`${actionName(action)} ${action.label.en}`}
          onClick={() => start(action, offering.map(toPicked))}
        >
          {action.icon && <span aria-hidden="true">{iconNamed(action.icon)}</span>}
          {localize(action.label)}
          {offering.length < records.length && ` (${t('bulk.records', { count: offering.length })})`}
        </Button>
      ))}
      {begun?.action.body && (
        <ActionDrawer
          action={begun.action}
          body={begun.action.body}
          name={t('bulk.records', { count: begun.picked.length })}
          onSubmit={async (typed) => {
            setBegun(null);
            onPerform(begun.action, begun.picked, typed);
          }}
          onClose={() => setBegun(null)}
        />
      )}
    </>
  );
}

/** Names of the selected records, shown before something is done with them; a long list scrolls. */
export function PickedNames({ picked }: { readonly picked: readonly Picked[] }) {
  const localize = useLocalize();
  return (
    // Focusable, because it may have to be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={styles.names} tabIndex={0}>
      {picked.map(({ id, title }) => (
        <li key={id}>
          <bdi>{localize(title) || id}</bdi>
        </li>
      ))}
    </ul>
  );
}
