import type { RecordTab, RecordTabProps } from 'sijil/react/application';
import { type ComponentType, lazy, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from 'antd';
import { hasRole } from 'sijil/schema/application';
import type { Resource } from 'sijil/schema/resource';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { useSession } from 'sijil/react/providers/session';
import { listedChildren, useMay } from 'sijil/react/providers/may';
import { type Field, isShownIn } from 'sijil/schema/field';
import { isEmpty, RecordField } from 'sijil/react/fields/FieldValue';
import { rendererOf } from 'sijil/react/fields/renderers';
import { type Section, sectionsOf } from 'sijil/schema/sectionsOf';
import { RecordHistory } from '../audit/RecordHistory';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { fieldsReadBy } from '../visibleFields';
import { ChildList } from './ChildList';
import { asideFacts, RecordAside } from './RecordAside';
import styles from './show.module.css';
import type { Fields } from 'sijil/schema/shape';
import { holdsFile, holdsPicture } from 'sijil/schema/kindFacts';

interface RecordParts {
  readonly details: readonly Section[];
  /** Sections with two or more document fields. Each gets its own tab, to keep the previews off the page. */
  readonly documents: readonly Section[];
}

const fewestDocuments = 2;
const isDocument = (field: Field | undefined) => holdsFile(field) && !holdsPicture(field);

/** Divides the fields of a record between the details and the document tabs. */
export function recordParts(
  fields: Fields,
  declared: readonly Required<Pick<Section, 'label' | 'fields'>>[],
): RecordParts {
  const sections = sectionsOf(Object.keys(fields), declared);
  const isDocuments = ({ label, fields: names }: Section) =>
    label !== undefined && names.map((name) => fields[name]).filter(isDocument).length >= fewestDocuments;
  return {
    details: sections.filter((section) => !isDocuments(section)),
    documents: sections.filter(isDocuments),
  };
}

export interface OpenTab {
  readonly key: string;
  readonly label: string;
  readonly children: ReactNode;
  /** True to render the content on a card; the other tabs bring their own. */
  readonly onCard: boolean;
}

/** Tabs of a record's page: its fields, its documents, the records that belong to it, tabs that pages add, its history. */
export function useRecordTabs(
  resource: Resource,
  record: ConsoleRecord,
  custom: readonly RecordTab[],
): readonly OpenTab[] {
  const { t } = useTranslation('record');
  const localize = useLocalize();
  const user = useSession((session) => session.user);
  const seesHistory = useMay({ resource: resource.name, action: 'history' });
  const seesRights = useMay({ resource: 'operations', action: 'roles.explain' });
  const drawn = useMemo(() => custom.map((tab) => ({ ...tab, Drawn: lazy(tab.load) })), [custom]);
  const readable = fieldsReadBy(resource, user?.role ?? null);
  const inAside = new Set(asideFacts(resource, record, readable).map(([name]) => name));
  const { details, documents } = recordParts(readable, resource.sections);
  const besides = details
    .map((section) => ({ ...section, fields: section.fields.filter((name) => !inAside.has(name)) }))
    .filter(({ fields }) => fields.length > 0);
  const own = { resource, record };
  return [
    tab(
      'details',
      t('tabs.details'),
      <RecordAside {...own}>
        <RecordSections {...own} sections={besides} />
      </RecordAside>,
      false,
    ),
    ...documents.map((section, index) =>
      tab(
        index === 0 ? 'documents' : `documents-${index + 1}`,
        localize(section.label),
        <RecordSections {...own} sections={[{ fields: section.fields }]} />,
        false,
      ),
    ),
    ...listedChildren(resource, user).map(({ child, by }) =>
      tab(child.name, localize(child.label.many), <ChildList child={child} by={by} id={record.id} />),
    ),
    ...drawn
      .filter(({ roles }) => !roles || (user && hasRole(user.role, roles)))
      .map(({ key, label, Drawn }) => tab(key, localize(label), draw(Drawn, own), false)),
    ...(showsRights(resource, record) && seesRights
      ? [tab('rights', t('tabs.rights'), <PersonRights record={record} />)]
      : []),
    ...(seesHistory ? [tab('history', t('tabs.history'), <RecordHistory {...own} />)] : []),
  ];
}

/** Loaded when the tab is opened. */
const PersonRights = lazy(() => import('./PersonRights'));

/** True for a person who signs in: their page has a tab about their rights. */
const showsRights = ({ account, people }: Resource, record: ConsoleRecord) =>
  (account !== undefined || people === true) && record['customRoleId'] !== undefined;

function tab(key: string, label: string, children: ReactNode, onCard = true): OpenTab {
  return { key, label, children, onCard };
}

function draw(Drawn: ComponentType<RecordTabProps>, own: RecordTabProps) {
  return <Drawn {...own} />;
}

interface RecordSectionsProps {
  readonly resource: Resource;
  readonly record: ConsoleRecord;
  /** All sections by default. */
  readonly sections?: readonly Section[];
}

/** Values of a record in the sections of its declaration. Fields without a value are one sentence at the end of a section. */
function RecordSections({ resource, record, sections }: RecordSectionsProps) {
  const localize = useLocalize();
  const role = useSession((session) => session.user?.role ?? null);
  const fields = fieldsReadBy(resource, role);
  return (
    <div className={styles.sections}>
      {(sections ?? sectionsOf(Object.keys(fields), resource.sections)).map((section) => (
        <Card
          key={section.label?.en ?? ''}
          {...(section.label && { title: <h2 className={styles.heading}>{localize(section.label)}</h2> })}
        >
          <SectionFields
            record={record}
            fields={section.fields.flatMap((name) => {
              const field = fields[name];
              return field && isShownIn(field, record) ? [[name, field] as const] : [];
            })}
          />
        </Card>
      ))}
    </div>
  );
}

interface SectionFieldsProps {
  readonly record: ConsoleRecord;
  readonly fields: readonly (readonly [name: string, field: Field])[];
}

function SectionFields({ record, fields }: SectionFieldsProps) {
  const { t } = useTranslation('record');
  const language = useLanguage();
  const localize = useLocalize();
  const filled = fields.filter(([name]) => !isEmpty(record[name]));
  const names = fields.filter(([name]) => isEmpty(record[name])).map(([, { label }]) => localize(label));
  return (
    <>
      {filled.length > 0 && (
        <dl className={styles.facts}>
          {filled.map(([name, field]) => (
            <div key={name} className={rendererOf(field).wide ? styles.wide : styles.fact}>
              <dt className={styles.label}>{localize(field.label)}</dt>
              <dd className={styles.value}>
                <RecordField name={name} field={field} record={record} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {names.length > 0 && (
        <p className={styles.empty}>
          {t('noValue', { names: new Intl.ListFormat(language, { type: 'conjunction' }).format(names) })}
        </p>
      )}
    </>
  );
}
