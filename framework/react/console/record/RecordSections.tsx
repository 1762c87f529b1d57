import { Card } from 'antd';
import { isShownIn } from '#framework/schema/shownWhen';
import type { Resource } from '#framework/schema/resource';
import { RecordField } from '@framework/fields/FieldValue';
import { rendererOf } from '@framework/fields/renderers';
import { type Section, sectionsOf } from '@framework/forms/sectionsOf';
import { useLocalize } from '@framework/providers/language';
import { useSession } from '@framework/providers/session';
import type { ConsoleRecord } from '../consoleRecord';
import styles from './show.module.css';
import { fieldsReadBy } from '../visibleFields';

interface RecordSectionsProps {
  readonly resource: Resource;
  readonly record: ConsoleRecord;
  /** All of them unless given. */
  readonly sections?: readonly Section[];
}

/** What a record says, grouped as its declaration groups it. */
export function RecordSections({ resource, record, sections }: RecordSectionsProps) {
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
          <dl className={styles.facts}>
            {section.fields.map((name) => {
              const field = fields[name];
              return (
                field &&
                isShownIn(field, record) && (
                  <div key={name} className={rendererOf(field).wide ? styles.wide : styles.fact}>
                    <dt className={styles.label}>{localize(field.label)}</dt>
                    <dd className={styles.value}>
                      <RecordField name={name} field={field} record={record} />
                    </dd>
                  </div>
                )
              );
            })}
          </dl>
        </Card>
      ))}
    </div>
  );
}
