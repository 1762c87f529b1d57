import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AuditView } from '#domain/api/auditView';
import type { Wire } from 'sijil/contract/parts';
import { recordPath } from '#domain/screens/recordPath';
import { transitions } from '#domain/workflow/requestWorkflow';
import { resourceNamed } from '#resources';
import { AuditEntry, EntryHead } from 'sijil/react/console/audit/AuditEntry';
import { useLocalize } from 'sijil/react/providers/language';
import { useNow } from 'sijil/react/providers/server';
import { useSession } from 'sijil/react/providers/session';
import styles from './Audit.module.css';

type Entry = Wire<AuditView>;

/** Entry of the audit log: record, person, time and changes. */
export function AuditItem({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('record');
  const localize = useLocalize();
  const now = useNow();
  const role = useSession((session) => session.user?.role);
  const declared = resourceNamed(entry.resource);
  const kind = declared?.label.one ?? entry.kind;
  const path = declared && role && recordPath(declared, entry.recordId, role);
  const name = <bdi>{localize(entry.title) || t('audit.unnamed')}</bdi>;
  const about = (
    <>
      <span className={styles['kind']}>{kind ? localize(kind) : entry.resource}</span>{' '}
      {path ? <Link to={`${path}?tab=history`}>{name}</Link> : name}
    </>
  );
  const { action, step } = entry;
  if (action !== 'step')
    return (
      <AuditEntry
        resource={declared ?? { fields: {} }}
        entry={{ ...entry, action }}
        now={now.getTime()}
        about={about}
      />
    );
  return (
    <li className={styles['step']}>
      <EntryHead
        about={about}
        what={step && <strong>{localize(transitions[step.transition].label)}</strong>}
        entry={entry}
        now={now.getTime()}
      />
      {step?.reason && (
        <p className={styles['reason']}>
          <bdi>{step.reason}</bdi>
        </p>
      )}
    </li>
  );
}
