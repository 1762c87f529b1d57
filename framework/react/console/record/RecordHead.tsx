import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { type Resource, screenPath } from '#framework/schema/resource';
import { DateText } from '@framework/components/DateText';
import { PageHeader } from '@framework/components/PageHeader';
import { useLocalize } from '@framework/providers/language';
import type { ConsoleRecord } from '../consoleRecord';
import { RecordActions } from './RecordActions';
import { RecordPager } from './RecordPager';
import { listBehind, listOriginOf } from '../query/listOrigin';
import { useRecordMenu } from '../actions/useRecordMenu';
import { copyPath } from '../form/copiedValues';
import { fromRecordPage } from '../form/useReturnToRecord';

interface RecordHeadProps {
  readonly resource: Resource;
  readonly record: ConsoleRecord;
}

/** A record's name, when it was last changed, and what can be done with it. */
export function RecordHead({ resource, record }: RecordHeadProps) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const navigate = useNavigate();
  const origin = listOriginOf(useLocation().state);
  const path = screenPath(resource);
  const menu = useRecordMenu(resource, record, {
    onEdit: () => void navigate(`${path}/${record.id}/edit`, { state: fromRecordPage }),
    onCopy: () => void navigate(copyPath(resource, record.id)),
    onDeleted: () => void (origin ? navigate(-1) : navigate(path, { replace: true })),
  });
  const title = localize(record.$title);
  return (
    <>
      <PageHeader
        title={<bdi>{title}</bdi>}
        breadcrumb={[
          { label: localize(resource.label.many), to: listBehind(origin, path) },
          { label: title },
        ]}
        subtitle={
          <>
            {t('lastChanged')} <DateText value={record.updatedAt} withTime />
          </>
        }
        actions={
          <>
            <RecordPager resource={resource} id={record.id} />
            <RecordActions menu={menu} name={title} />
          </>
        }
      />
      {menu.dialog}
    </>
  );
}
