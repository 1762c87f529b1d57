import { Fragment, type ReactNode } from 'react';
import { useKeys } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { formatDateTime } from 'sijil/base/formats/dates';
import { relativeTime } from 'sijil/base/formats/relativeTime';
import type { RelatedCount } from 'sijil/contract/consoleViews';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { isEmpty, RecordField } from 'sijil/react/fields/FieldValue';
import { SideColumn } from 'sijil/react/components/SideColumn';
import type { CallError } from 'sijil/react/providers/apiError';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { listedChildren, useMay } from 'sijil/react/providers/may';
import { recordCalls } from 'sijil/react/providers/recordCalls';
import { useNow } from 'sijil/react/providers/server';
import { useSession } from 'sijil/react/providers/session';
import { asideFields } from 'sijil/schema/asideFields';
import { toText } from 'sijil/schema/cellText';
import { type Field, isShownIn } from 'sijil/schema/field';
import { type Resource, screenPath } from 'sijil/schema/resource';
import { useHistory } from '../audit/RecordHistory';
import { listOriginOf } from '../query/recordAddress';
import { fieldsReadBy } from '../visibleFields';
import styles from './aside.module.css';

/** Returns the fields with a value in the side column of a record, for a reader. */
export function asideFacts(
  resource: Resource,
  record: ConsoleRecord,
  readable: Readonly<Record<string, Field>>,
): Facts {
  return asideFields(resource).flatMap((name) => {
    const field = readable[name];
    return field && isShownIn(field, record) && !isEmpty(record[name]) ? [[name, field] as const] : [];
  });
}

/** Reads how many records of each child refer to a record; an empty list where there are no children. */
function useRelated(resource: Resource, { id }: ConsoleRecord): readonly RelatedCount[] {
  const { keys } = useKeys();
  const user = useSession((session) => session.user);
  const children = listedChildren(resource, user).map(({ child }) => child.name);
  const { data } = useQuery<RelatedCount[], CallError>({
    queryKey: keys()
      .data('default')
      .resource(resource.name)
      .action('one')
      .id(id)
      .params({ related: true })
      .get(),
    queryFn: ({ signal }) => recordCalls.related(resource, id, signal),
    enabled: children.length > 0,
    meta: { showsRecords: [resource.name, ...children] },
  });
  return data ?? [];
}

interface PartProps {
  readonly resource: Resource;
  readonly record: ConsoleRecord;
}

interface RecordAsideProps extends PartProps {
  /** Fields that the page shows elsewhere, such as the inputs of a form. */
  readonly without?: readonly string[];
  readonly children: ReactNode;
}

const none: readonly string[] = [];

/** Puts a side column next to a record's fields or form: what is asked first of it, its related records, its last change. */
export function RecordAside({ resource, record, without = none, children }: RecordAsideProps) {
  const { t } = useTranslation('record');
  const localize = useLocalize();
  const role = useSession((session) => session.user?.role ?? null);
  const facts = asideFacts(resource, record, fieldsReadBy(resource, role)).filter(
    ([name]) => !without.includes(name),
  );
  return (
    <SideColumn
      label={t('aside.title')}
      gist={<Gist record={record} facts={facts.slice(0, mostInGist)} />}
      side={
        <div className={styles.aside}>
          {facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.map(([name, field]) => (
                <div key={name}>
                  <dt>{localize(field.label)}</dt>
                  <dd>
                    <RecordField name={name} field={field} record={record} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <Related resource={resource} record={record} />
          <LastChange resource={resource} record={record} />
        </div>
      }
    >
      {children}
    </SideColumn>
  );
}

type Facts = readonly (readonly [name: string, field: Field])[];

const mostInGist = 2;

/** The first facts as plain text, or what the column is about. */
function Gist({ record, facts }: { readonly record: ConsoleRecord; readonly facts: Facts }) {
  const { t } = useTranslation('record');
  const localize = useLocalize();
  const language = useLanguage();
  if (facts.length === 0) return t('aside.title');
  return facts.map(([name, field], at) => (
    <Fragment key={name}>
      {at > 0 && ' · '}
      {localize(field.label)}: <bdi>{toText(field, record[name], language, record.$titles[name])}</bdi>
    </Fragment>
  ));
}

/** Links to the records that refer to this one, with their numbers. */
function Related({ resource, record }: PartProps) {
  const { t } = useTranslation('record');
  const localize = useLocalize();
  const user = useSession((session) => session.user);
  const counts = useRelated(resource, record);
  const origin = listOriginOf(useLocation().state);
  const children = listedChildren(resource, user);
  if (children.length === 0) return null;
  return (
    <nav aria-label={t('aside.related')}>
      <ul className={styles.related}>
        {children.map(({ child }) => {
          const counted = counts.find((one) => one.resource === child.name);
          return (
            <li key={child.name}>
              <Link
                to={`${screenPath(resource)}/${record.id}?tab=${child.name}`}
                state={origin && { origin }}
              >
                <span>{localize(child.label.many)}</span>
                {counted && <bdi className={styles.count}>{countText(counted)}</bdi>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Number of related records, with a plus where there are more than were counted. */
const countText = ({ count, exact }: RelatedCount) => `${count.toLocaleString('en')}${exact ? '' : '+'}`;

/** Who changed the record last, and when; the time alone where its history may not be read. */
function LastChange({ resource, record }: PartProps) {
  const seesHistory = useMay({ resource: resource.name, action: 'history' });
  return seesHistory ? (
    <LastEntry resource={resource} record={record} />
  ) : (
    <ChangedAt at={record.updatedAt} />
  );
}

function LastEntry({ resource, record }: PartProps) {
  const { t } = useTranslation('record');
  const { data } = useHistory(resource, record.id, { start: 0, end: 1 });
  const entry = data?.entries[0];
  return (
    <ChangedAt at={entry?.at ?? record.updatedAt} by={entry && (entry.actor?.name ?? t('history.portal'))} />
  );
}

interface ChangedAtProps {
  readonly at: string;
  readonly by?: string | undefined;
}

function ChangedAt({ at, by }: ChangedAtProps) {
  const { t } = useTranslation('record');
  const language = useLanguage();
  const now = useNow().getTime();
  return (
    <p className={styles.changed}>
      {t('aside.changed')}{' '}
      <time dateTime={at} title={formatDateTime(at, language)}>
        {relativeTime(at, now, language)}
      </time>
      {by !== undefined && (
        <>
          {' · '}
          <bdi>{by}</bdi>
        </>
      )}
    </p>
  );
}
