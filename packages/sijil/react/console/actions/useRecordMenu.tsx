import { CopyOutlined, DeleteOutlined, EditOutlined, EyeOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { actionName, type Resource } from 'sijil/schema/resource';
import { iconNamed } from 'sijil/react/components/icons';
import { useLocalize } from 'sijil/react/providers/language';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { useAbilities } from 'sijil/react/providers/may';
import { useDeleteRecord } from './useDeleteRecord';
import { useRecordActions } from './useRecordActions';
import { useDialogs } from 'sijil/react/components/antd/laterControls';
import { callOperation } from 'sijil/react/providers/operations';
import { leaveOwnAccount } from 'sijil/react/providers/ownAccount';
import { useSession } from 'sijil/react/providers/session';
import { maySeeAs } from './offeredActions';

/** Opens the application as the person of a record sees it; null where the signed-in person may not. */
function useSeeAs(resource: Resource, record: ConsoleRecord): (() => Promise<void>) | null {
  const role = useSession((session) => session.user?.role ?? null);
  const dialogs = useDialogs();
  if (!maySeeAs(resource, record, role)) return null;
  return async () => {
    try {
      const { user, token } = await callOperation('sessions.seeAs', { body: { userId: record.id } });
      leaveOwnAccount(user, token.plain_text_token);
    } catch (error) {
      dialogs.refused(error);
    }
  };
}

/** Entry of a menu, in the form that antd's menus take and buttons are rendered from. */
type RecordMenuItem = {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly danger: boolean;
  readonly onClick: () => void;
};

export interface RecordMenu {
  /** Null where the person may not change the record. */
  readonly edit: RecordMenuItem | null;
  /** Actions that the declaration adds; `others` has them too. */
  readonly declared: readonly RecordMenuItem[];
  /** Actions beyond editing; deletion last. */
  readonly others: readonly RecordMenuItem[];
  readonly dialog: ReactNode;
}

interface Handlers {
  readonly onEdit: () => void;
  readonly onCopy: () => void;
  readonly onDeleted?: () => void;
}

/** Menu of a record's actions: the same in its row and on its page. */
export function useRecordMenu(
  resource: Resource,
  record: ConsoleRecord,
  { onEdit, onCopy, onDeleted }: Handlers,
): RecordMenu {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const can = useAbilities(resource);
  const askToDelete = useDeleteRecord(resource, onDeleted);
  const { actions, start, dialog } = useRecordActions(resource, record);
  const edit = {
    key: '$edit',
    icon: <EditOutlined aria-hidden="true" />,
    label: t('actions.edit'),
    danger: false,
    onClick: onEdit,
  };
  const copy = {
    key: '$copy',
    icon: <CopyOutlined aria-hidden="true" />,
    label: t('actions.copy'),
    danger: false,
    onClick: onCopy,
  };
  // An account belongs to one person: of its values, only the role could be copied.
  const copies = can.create && !resource.account && !resource.single;
  const remove = {
    key: '$delete',
    icon: <DeleteOutlined aria-hidden="true" />,
    label: t('actions.delete'),
    danger: true,
    onClick: () => askToDelete(record),
  };
  const see = useSeeAs(resource, record);
  const seeAs = see && {
    key: '$seeAs',
    icon: <EyeOutlined aria-hidden="true" />,
    label: t('actions.seeAs'),
    danger: false,
    onClick: () => void see(),
  };
  const performed = actions.map((action, index) => ({
    key: `${index} ${actionName(action)}`,
    danger: 'danger' in action && action.danger === true,
    label: localize(action.label),
    icon: action.icon ? <span aria-hidden="true">{iconNamed(action.icon)}</span> : null,
    onClick: () => start(action),
  }));
  return {
    edit: can.update ? edit : null,
    declared: performed,
    others: [
      ...(seeAs ? [seeAs] : []),
      ...performed,
      ...(copies ? [copy] : []),
      ...(can.delete ? [remove] : []),
    ],
    dialog,
  };
}
