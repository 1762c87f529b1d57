import { recordPath } from 'sijil/schema/generatedScreens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { resourceNamed } from 'sijil/schema/application';
import { approvalBody } from 'sijil/schema/automations/approvals';
import { DateText, Localized } from 'sijil/react/components/valueTexts';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { Panel } from 'sijil/react/components/Panel';
import { ShapeForm } from 'sijil/react/forms/ShapeForm';
import { useLocalize } from 'sijil/react/providers/language';
import { useAction, useOperation } from 'sijil/react/providers/operations';
import { useSession } from 'sijil/react/providers/session';
import styles from './ApprovalPage.module.css';

/** Page on which a person approves or rejects what an automation requests. */
export default function ApprovalPage() {
  const { t } = useTranslation('record');
  const localize = useLocalize();
  const { id = '' } = useParams();
  const [answered, setAnswered] = useState(false);
  const { data, error, refetch } = useOperation('approvals.get', { params: { id }, enabled: !answered });
  const { run } = useAction('approvals.answer');
  const role = useSession((session) => session.user?.role);
  if (answered) return <EmptyState title={t('approval.done')} hint={t('approval.doneHint')} />;
  if (error?.code === 'approval_closed')
    return <EmptyState title={t('approval.closed')} hint={error.message} />;
  if (error) return <ErrorState page error={error} onRetry={refetch} />;
  if (!data) return <LoadingState rows={4} />;
  const resource = resourceNamed(data.resource);
  const path = role && resource && recordPath(resource, data.recordId, role);
  return (
    <>
      <PageHeader title={localize(data.subject)} subtitle={data.name} />
      <Panel title={t('approval.question')}>
        <p className={styles.text}>{localize(data.text)}</p>
        <p>
          {resource && localize(resource.label.one)}:{' '}
          {path ? (
            <Link to={path}>
              <Localized text={data.title} />
            </Link>
          ) : (
            <Localized text={data.title} />
          )}
        </p>
        <p>
          {t('approval.until')} <DateText value={data.until} withTime />
        </p>
        <ShapeForm
          shape={approvalBody}
          submitLabel={t('approval.send')}
          onSubmit={async (body) => {
            await run({ params: { id }, body });
            setAnswered(true);
          }}
        />
      </Panel>
    </>
  );
}
