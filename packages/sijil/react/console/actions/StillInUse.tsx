import { useTranslation } from 'react-i18next';
import type { Usage } from 'sijil/contract/consoleViews';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './actions.module.css';
import type { Field } from 'sijil/schema/field';
import { screenPath } from 'sijil/schema/resource';
import { refersToOne } from 'sijil/schema/kindFacts';
import { resourceNamed } from 'sijil/schema/application';

interface StillInUseProps {
  readonly message: string;
  readonly users: readonly Usage[];
  /** Id of the record that was to be deleted. */
  readonly id: string;
  readonly onOpen: (address: string) => void;
}

/** Explains why a record was not deleted: the records that still use it, by kind, with some names and a link to their list. */
export function StillInUse({ message, users, id, onOpen }: StillInUseProps) {
  const { t } = useTranslation('record');
  const localize = useLocalize();
  if (users.length === 0) return <>{message}</>;
  return (
    <>
      <p className={styles.usersIntro}>{t('inUse.intro')}</p>
      <ul className={styles.users}>
        {users.map((one) => {
          const address = referencingAddress(one, id);
          const field = referencingField(one, users);
          const kind = [localize(one.label), localize(field?.label)].filter(Boolean).join(' – ');
          const label = `${kind} (${one.count})`;
          const names = one.titles.map((title) => localize(title)).join(localize({ ar: '، ', en: ', ' }));
          return (
            <li key={`${one.resource} ${one.by}`}>
              {address ? (
                // Dialogs are outside the router, so this is a plain link that the caller follows.
                <a
                  href={address}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey) return;
                    event.preventDefault();
                    onOpen(address);
                  }}
                >
                  {label}
                </a>
              ) : (
                <strong>{label}</strong>
              )}
              <span className={styles.userNames}>
                <bdi>{names}</bdi>
                {one.count > one.titles.length && names && ' …'}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Returns the uses that a refusal lists; none where its details are no list. */
export function referencingIn(details: unknown): readonly Usage[] {
  return Array.isArray(details) ? (details as Usage[]) : [];
}

type Referencing = Pick<Usage, 'resource' | 'by'>;

/**
 * Returns the address of the list of exactly those records: `/branches?cityId_in=…`. Null where the resource has no screen,
 * or a list cannot be filtered by the reference.
 */
export function referencingAddress(user: Referencing, id: string): string | null {
  const resource = resourceNamed(user.resource);
  const field = fieldOf(user);
  if (!resource || !field) return null;
  return `${screenPath(resource)}?${user.by}${refersToOne(field) ? '_in' : ''}=${id}`;
}

/** Returns the field by which the records refer, if their kind refers by several fields; null where that is obvious. */
export function referencingField(user: Referencing, users: readonly Referencing[]): Field | null {
  const twice = users.filter(({ resource }) => resource === user.resource).length > 1;
  return (twice && fieldOf(user)) || null;
}

function fieldOf({ resource, by }: Referencing): Field | undefined {
  return by === null ? undefined : resourceNamed(resource)?.fields[by];
}
