import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type Resource, screenPath } from '#domain/schema/resource';
import { DateText } from '@/components/DateText';
import { PageHeader } from '@/components/PageHeader';
import { iconNamed } from '@/layouts/icons';
import { useLocalize } from '@/providers/language';
import type { ConsoleRecord } from './consoleRecord';
import { useAbilities } from './useAbilities';
import { useDeleteRecord } from './useDeleteRecord';
import { useRecordActs } from './useRecordActs';

interface RecordHeadProps {
  readonly resource: Resource;
  readonly record: ConsoleRecord;
}

/** A record's name, when it was last changed, and what can be done with it. */
export function RecordHead({ resource, record }: RecordHeadProps) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const navigate = useNavigate();
  const can = useAbilities(resource);
  const path = screenPath(resource);
  const askToDelete = useDeleteRecord(resource, () => void navigate(path, { replace: true }));
  const { acts, start, dialog } = useRecordActs(resource, record);
  const title = localize(record.$title);
  const actions = (
    <>
      {can.delete && (
        <Button danger icon={<DeleteOutlined aria-hidden="true" />} onClick={() => askToDelete(record)}>
          {t('actions.delete')}
        </Button>
      )}
      {acts.map((act, index) => (
        <Button
          key={`${index} ${act.operation}`}
          danger={act.danger ?? false}
          {...(act.icon && { icon: <span aria-hidden="true">{iconNamed(act.icon)}</span> })}
          onClick={() => start(act)}
        >
          {localize(act.label)}
        </Button>
      ))}
      {can.update && (
        <Button
          type="primary"
          icon={<EditOutlined aria-hidden="true" />}
          onClick={() => void navigate(`${path}/${record.id}/edit`)}
        >
          {t('actions.edit')}
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHeader
        title={<bdi>{title}</bdi>}
        breadcrumb={[{ label: localize(resource.label.many), to: path }, { label: title }]}
        subtitle={
          <>
            {t('lastChanged')} <DateText value={record.updatedAt} withTime />
          </>
        }
        actions={actions}
      />
      {dialog}
    </>
  );
}
