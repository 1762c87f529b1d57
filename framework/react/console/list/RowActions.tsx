import { MoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Role } from '#app/roles';
import type { Resource } from '#framework/schema/resource';
import { LaterDropdown } from '@framework/components/antd/laterControls';
import { useLocalize } from '@framework/providers/language';
import { useSession } from '@framework/providers/session';
import { hasActions, maySeeAs, offeredActions, offersSeeing } from '../actions/offeredActions';
import type { ConsoleRecord } from '#framework/contract/recordView';
import styles from './list.module.css';
import { LaterRowMenu } from '../laterListParts';

interface RowActionsProps {
  readonly resource: Resource;
  readonly record: ConsoleRecord;
}

/** Whether a list's records have menus; one that is only read has none: it is opened by its row. */
export function hasRowActions(resource: Resource, role: Role | null): boolean {
  return !resource.storedBy || hasActions(resource, role) || offersSeeing(resource, role);
}

/** The button that opens what can be done with one record of a list. */
export function RowActions({ resource, record }: RowActionsProps) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const role = useSession((session) => session.user?.role ?? null);
  const offered = offeredActions(resource, record, role).length > 0 || maySeeAs(resource, record, role);
  if (resource.storedBy && !offered) return null;
  return (
    <LaterDropdown
      placement="bottomRight"
      popup={(close) => <LaterRowMenu resource={resource} record={record} onChoose={close} />}
    >
      <Button
        type="text"
        size="small"
        className={styles.more ?? ''}
        icon={<MoreOutlined aria-hidden="true" />}
        aria-label={t('actions.more', { name: localize(record.$title) })}
        onClick={(event) => event.stopPropagation()}
      />
    </LaterDropdown>
  );
}
