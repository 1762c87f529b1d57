import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientDashboardView } from '#domain/api/dashboardViews';
import { branchDocumentKinds } from '#domain/profile/documentFields';
import { transitions } from '#domain/workflow/requestWorkflow';
import { LinkButton } from 'sijil/react/components/links';
import { useLocalize } from 'sijil/react/providers/language';
import { RequestNumber } from '@/requests/RequestNumber';
import { actionLinks } from '../actionLinks';
import { DaysLeft } from '../DaysLeft';
import styles from './DutyStrip.module.css';
import { MovesPanel, useDuties, Verb } from './MovesPanel';

type Tasks = Pick<ClientDashboardView, 'moves' | 'moreMoves' | 'documents'>;

/** The most urgent task with its button, and all tasks one press away; one line where none waits. */
export function DutyStrip(tasks: Tasks) {
  const { t } = useTranslation('client');
  const [open, setOpen] = useState(false);
  const { moves, documents } = tasks;
  const count = moves.length + documents.length + useDuties().length;
  const [move] = moves;
  const [document] = documents;
  if (count === 0) return <p className={styles.none}>{t('dashboard.noMoves')}</p>;
  // Missing details of the company have no place of their own on the page.
  if (!move && !document) return <MovesPanel {...tasks} />;
  const all = count > 1 && (
    <Button aria-expanded={open} onClick={() => setOpen(!open)}>
      {open ? t('dashboard.foldMoves') : t('dashboard.allMoves', { total: count })}
    </Button>
  );
  const isDocument = document && !(move?.deadline && move.deadline.slice(0, 10) <= document.expiresOn);
  return (
    <>
      {isDocument ? <FirstDocument document={document}>{all}</FirstDocument> : null}
      {!isDocument && move ? <FirstMove move={move}>{all}</FirstMove> : null}
      {open && <MovesPanel {...tasks} unfolded />}
    </>
  );
}

interface StripProps {
  readonly what: ReactNode;
  readonly about: ReactNode;
  readonly until: string | null;
  readonly action: ReactNode;
  /** Button that shows all tasks. */
  readonly children: ReactNode;
}

function Strip({ what, about, until, action, children }: StripProps) {
  const { t } = useTranslation('client');
  return (
    <section className={styles.strip} aria-label={t('dashboard.urgent')}>
      <span className={styles.words}>
        <strong>{what}</strong>
        <span className={styles.quiet}>{about}</span>
        {until && <DaysLeft until={until} />}
      </span>
      <span className={styles.buttons}>
        {children}
        {action}
      </span>
    </section>
  );
}

interface FirstMoveProps extends Pick<StripProps, 'children'> {
  readonly move: Tasks['moves'][number];
}

function FirstMove({ move, children }: FirstMoveProps) {
  const localize = useLocalize();
  const { id, number, service, branch, action, deadline } = move;
  return (
    <Strip
      what={<Verb move={move} />}
      about={
        <>
          <RequestNumber number={number} /> · {branch ? <bdi>{branch.name}</bdi> : localize(service.name)}
        </>
      }
      until={deadline}
      action={
        <LinkButton type="primary" to={actionLinks({ id, service })[action] ?? `/client/requests/${id}`}>
          {localize(transitions[action].label)}
        </LinkButton>
      }
    >
      {children}
    </Strip>
  );
}

interface FirstDocumentProps extends Pick<StripProps, 'children'> {
  readonly document: Tasks['documents'][number];
}

function FirstDocument({ document: { kind, expiresOn, branch }, children }: FirstDocumentProps) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  return (
    <Strip
      what={t('dashboard.renewDocument', { document: localize(branchDocumentKinds[kind]) })}
      about={<bdi>{branch.name}</bdi>}
      until={expiresOn}
      action={
        <LinkButton type="primary" to={`/client/branches/${branch.id}`}>
          {t('dashboard.renew')}
        </LinkButton>
      }
    >
      {children}
    </Strip>
  );
}
