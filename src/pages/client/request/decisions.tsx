import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { formatWeekday } from '#framework/base/formats/dates';
import { correctionsExpired } from '#domain/requests/nextStep';
import { lastDayToPay } from '#domain/scheduling/deadlines';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import { DateText, Money } from '@framework/components/valueTexts';
import { useLanguage, useLocalize } from '@framework/providers/language';
import { AddToCalendar } from '@/requests/AddToCalendar';
import { DueDate } from '@/requests/DueDate';
import { Facts } from '@/requests/Facts';
import { Panel } from '@framework/components/Panel';
import { ClientActions } from './ClientActions';
import { correctionTabs } from './takesCorrections';
import styles from './ClientRequest.module.css';

interface Decision {
  readonly name: TransitionName;
  /**
   * True for work that takes several steps before it can be sent: it waits for the client although sending is not allowed yet.
   */
  readonly bySteps?: true;
  /** Tabs that lead to the decision themselves, so that the card would repeat them. */
  readonly shownBy?: readonly (string | null)[];
  readonly about: (request: RequestView) => ReactNode;
}

/** Decisions of the client, the most urgent first, with the facts for each. */
const decisions: readonly Decision[] = [
  {
    name: 'acceptDetails',
    about: (request) => <VisitFacts request={request} />,
  },
  { name: 'signContract', about: (request) => <ContractFacts request={request} /> },
  { name: 'pay', about: (request) => <DueFacts request={request} /> },
  { name: 'payNext', about: (request) => <DueFacts request={request} /> },
  {
    name: 'submitCorrectiveActions',
    bySteps: true,
    shownBy: correctionTabs,
    about: (request) => <CorrectionFacts request={request} />,
  },
];

/** Returns the decision that waits for the client and that the open tab does not show, or undefined; the API says what is allowed. */
export function decisionOf(request: RequestView, now: Date, tab: string | null): Decision | undefined {
  const asks = !correctionsExpired(request, now);
  const found = decisions.find(({ name, bySteps = false }) =>
    request.actions.some((action) => action.name === name && (action.allowed || (bySteps && asks))),
  );
  return found?.shownBy?.includes(tab) ? undefined : found;
}

/** Card of a decision: what, when, who and how much, with its one main button. */
export function DecisionCard({
  request,
  decision,
}: {
  readonly request: RequestView;
  readonly decision: Decision;
}) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  return (
    <div className={styles.decision}>
      <Panel title={t('request.waits', { what: localize(transitions[decision.name].label) })}>
        <div className={styles.stack}>
          {decision.about(request)}
          <ClientActions request={request}>
            <AddToCalendar request={request} />
          </ClientActions>
        </div>
      </Panel>
    </div>
  );
}

interface FactsProps {
  readonly request: RequestView;
}

function VisitFacts({ request: { visitAt, branch, supervisor, inspector, visitNote } }: FactsProps) {
  const { t } = useTranslation('client');
  const language = useLanguage();
  return (
    <Facts
      items={[
        {
          label: t('request.visit'),
          value: visitAt && (
            <>
              {formatWeekday(visitAt, language)} <DateText value={visitAt} withTime />
            </>
          ),
        },
        { label: t('request.where'), value: branch && <bdi>{branch.name}</bdi> },
        { label: t('request.supervisor'), value: supervisor && <bdi>{supervisor.name}</bdi> },
        { label: t('request.inspector'), value: inspector && <bdi>{inspector.name}</bdi> },
        { label: t('request.visitNote'), value: visitNote && <bdi>{visitNote}</bdi>, wide: true },
      ]}
    />
  );
}

function ContractFacts({ request: { contract, quote } }: FactsProps) {
  const { t } = useTranslation('client');
  return (
    <Facts
      items={[
        { label: t('request.total'), value: quote && <Money halalas={quote.total} strong /> },
        { label: t('request.sent'), value: contract && <DateText value={contract.sentAt} /> },
      ]}
    />
  );
}

function DueFacts({ request: { instalments } }: FactsProps) {
  const { t } = useTranslation('client');
  const next = instalments.find(({ paidAt }) => paidAt === null);
  return (
    <Facts
      items={[
        { label: t('request.due'), value: next && <Money halalas={next.amount} strong /> },
        {
          label: t('request.dueOn'),
          value: next && (
            <DueDate
              value={next.dueOn}
              lastDay={lastDayToPay(next.dueOn, next.sequence === 1 ? 'first' : 'next')}
            />
          ),
        },
      ]}
    />
  );
}

function CorrectionFacts({ request: { correctionsCount, correctionsDueAt } }: FactsProps) {
  const { t } = useTranslation('client');
  return (
    <Facts
      items={[
        { label: t('request.items'), value: <bdi>{correctionsCount}</bdi> },
        { label: t('request.sendBy'), value: correctionsDueAt && <DueDate value={correctionsDueAt} /> },
      ]}
    />
  );
}
