import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { MoreOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { type Resource, screenPath } from 'sijil/schema/resource';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { useLocalize } from 'sijil/react/providers/language';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { fromRecordPage, listBehind, type ListOrigin, listOriginOf } from '../query/recordAddress';
import { useRecordMenu, type RecordMenu } from '../actions/useRecordMenu';
import { copyPath } from '../form/newRecord';
import styles from './show.module.css';
import { pressedIn, type Step, useListOriginSteps } from './useNeighbours';

interface RecordStepsProps {
  readonly resource: Resource;
  readonly id: string;
}

/** Links to the previous and next record of the list that this one was opened from; empty where it was opened directly. */
function RecordPager(props: RecordStepsProps) {
  const origin = listOriginOf(useLocation().state);
  return origin && <Steps {...props} origin={origin} />;
}

const icons = { previous: LeftOutlined, next: RightOutlined } as const;
const keys = { previous: 'k', next: 'j' } as const;

function Steps({ resource, id, origin }: RecordStepsProps & { readonly origin: ListOrigin }) {
  const { t } = useTranslation('record');
  const pressed = pressedIn(useLocation().state);
  const { found, to, press } = useListOriginSteps(resource, id, origin);
  const button = (step: Step) => {
    const Icon = icons[step];
    return (
      <Button
        type="text"
        icon={<Icon className="mirrored" aria-hidden="true" />}
        disabled={to[step] === null}
        // The page is rendered again for the next record; the focus stays on the button.
        autoFocus={pressed === step}
        title={`${t(`steps.${step}`)} (${keys[step]})`}
        aria-label={t(`steps.${step}`)}
        aria-keyshortcuts={keys[step]}
        onClick={() => press(step)}
      />
    );
  };
  return (
    <nav className={styles.steps} aria-label={t('steps.title')} data-steps>
      {button('previous')}
      <span className={styles.place}>
        {found && found.at !== null && t('steps.place', { place: found.at + 1, count: found.total })}
      </span>
      {button('next')}
    </nav>
  );
}

interface RecordHeadProps {
  readonly resource: Resource;
  readonly record: ConsoleRecord;
}

/** Head of a record's page: its name and its actions. */
export function RecordHead({ resource, record }: RecordHeadProps) {
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

/** Buttons of a head without the one that edits, such as «approve» and «reject». */
const mostDecisions = 2;

interface RecordActionsProps {
  readonly menu: RecordMenu;
  /** Title of the record. */
  readonly name: string;
}

/**
 * Actions of a record on its page: the button that edits, or, where nothing can be edited, what can be decided; and the menu of the
 * others, which alone may have red ones.
 */
function RecordActions({ menu: { edit, declared, others }, name }: RecordActionsProps) {
  const { t } = useTranslation('console');
  const shown = edit ? [edit] : declared.slice(0, mostDecisions);
  const items = others.filter((one) => !shown.includes(one));
  return (
    <>
      {shown.map(({ key, icon, label, onClick }, at) => (
        <Button
          key={key}
          type={at === 0 ? 'primary' : 'default'}
          className={styles.edit ?? ''}
          icon={icon}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
      {items.length > 0 && (
        <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
          <Button icon={<MoreOutlined aria-hidden="true" />} aria-label={t('actions.more', { name })} />
        </Dropdown>
      )}
    </>
  );
}
