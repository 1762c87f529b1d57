import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { owedOf } from '#domain/pricing/received';
import type { RequestView } from '#domain/api/requestViews';
import { formatMonth, formatTime, formatWeekday } from 'sijil/base/formats/dates';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import { correctionsExpired } from '#domain/requests/nextStep';
import type { TransitionName } from '#domain/workflow/requestWorkflow';
import { DateText, Money } from 'sijil/react/components/valueTexts';
import { useLanguage } from 'sijil/react/providers/language';
import { Facts } from '@/requests/Facts';
import { correctionTabs } from './takesCorrections';
import styles from './TurnCard.module.css';

export interface Decision {
  readonly name: TransitionName;
  /**
   * True for work that takes several steps before it can be sent: it waits for the client although sending is not allowed yet.
   */
  readonly bySteps?: true;
  /** Tabs that lead to the decision themselves, so that the card would repeat them. */
  readonly shownBy?: readonly (string | null)[];
  readonly about: (request: RequestView) => ReactNode;
  /** Its last moment or day. */
  readonly until?: (request: RequestView) => string | null;
}

const nextUnpaid = ({ instalments }: RequestView) => instalments.find(({ paidAt }) => paidAt === null);

const lastDayOf = (request: RequestView): string | null => nextUnpaid(request)?.payBy ?? null;

/** Decisions of the client, the most urgent first, with the facts for each. */
const decisions: readonly Decision[] = [
  {
    name: 'acceptDetails',
    about: (request) => <VisitFacts request={request} />,
    until: ({ visitAt }) => visitAt,
  },
  { name: 'signContract', about: (request) => <ContractFacts request={request} /> },
  { name: 'pay', about: (request) => <DueFacts request={request} />, until: lastDayOf },
  { name: 'payNext', about: (request) => <DueFacts request={request} />, until: lastDayOf },
  {
    name: 'submitCorrectiveActions',
    bySteps: true,
    shownBy: correctionTabs,
    about: (request) => <CorrectionFacts request={request} />,
    until: ({ correctionsDueAt }) => correctionsDueAt,
  },
  { name: 'review', about: () => null },
];

/** Returns the decision that waits for the client and that the open tab does not show, or undefined; the API says what is allowed. */
export function decisionOf(request: RequestView, now: Date, tab: string | null): Decision | undefined {
  const asks = !correctionsExpired(request, now);
  const found = decisions.find(({ name, bySteps = false }) =>
    request.actions.some((action) => action.name === name && (action.allowed || (bySteps && asks))),
  );
  return found?.shownBy?.includes(tab) ? undefined : found;
}

/** Last moment or day for a decision, or null where it has none. */
export function deadlineOf(request: RequestView, { until }: Decision): string | null {
  return until?.(request) ?? null;
}

interface FactsProps {
  readonly request: RequestView;
}

function VisitFacts({ request: { visitAt, branch, supervisor, inspector, visitNote } }: FactsProps) {
  const { t } = useTranslation('client');
  return (
    <>
      {visitAt && <VisitDay visitAt={visitAt} />}
      <Facts
        items={[
          { label: t('request.where'), value: branch && <bdi>{branch.name}</bdi> },
          { label: t('request.supervisor'), value: supervisor && <bdi>{supervisor.name}</bdi> },
          { label: t('request.inspector'), value: inspector && <bdi>{inspector.name}</bdi> },
          { label: t('request.visitNote'), value: visitNote && <bdi>{visitNote}</bdi>, wide: true },
        ]}
      />
    </>
  );
}

/** Day of a visit as a leaf of a calendar, with its time. */
function VisitDay({ visitAt }: { readonly visitAt: string }) {
  const language = useLanguage();
  const day = riyadhDate(new Date(visitAt));
  return (
    <div className={styles.day}>
      <span className={styles.sheet}>
        <span>{formatMonth(day.slice(0, 7), language, 'short')}</span>
        <strong>{Number(day.slice(8))}</strong>
        <span>{formatWeekday(visitAt, language)}</span>
      </span>
      <bdi className={styles.time}>{formatTime(visitAt, language)}</bdi>
    </div>
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

function DueFacts({ request }: FactsProps) {
  const { t } = useTranslation('client');
  const next = nextUnpaid(request);
  return (
    <Facts
      items={[
        { label: t('request.due'), value: next && <Money halalas={owedOf(next)} strong /> },
        {
          label: t('request.received'),
          value: next !== undefined && next.received > 0 && <Money halalas={next.received} />,
        },
        { label: t('request.dueOn'), value: next && <DateText value={next.dueOn} /> },
        {
          label: t('request.payBy'),
          value: next && next.payBy > next.dueOn && <DateText value={next.payBy} />,
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
        { label: t('request.sendBy'), value: correctionsDueAt && <DateText value={correctionsDueAt} /> },
      ]}
    />
  );
}
