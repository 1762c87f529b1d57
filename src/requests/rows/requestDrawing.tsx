import { useTranslation } from 'react-i18next';
import { nextStep } from '#domain/requests/nextStep';
import { DateText, Localized } from 'sijil/react/components/valueTexts';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { LeadingLink } from 'sijil/react/console/list/recordCells';
import type { RecordPart, RowDrawing } from 'sijil/react/console/list/rowContext';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { useNow } from 'sijil/react/providers/server';
import { relativeTime } from 'sijil/base/formats/relativeTime';
import { DueDate } from '../DueDate';
import { GradeScore } from '../GradeScore';
import { openDeadline } from '../deadlines';
import { RequestNumber } from '../RequestNumber';
import { RequestStateTag } from '../RequestStateTag';
import { Place } from './Place';
import { type RequestLine, requestLine } from './requestLine';
import styles from './rows.module.css';
import type { RequestSummary } from '#domain/api/requestViews';
import { LaterTooltip } from 'sijil/react/components/antd/laterControls';

/**
 * Cells of a request list's fields; other fields are rendered by their kind. Names wrap within their cells, and the place is
 * below the service, so that the usual columns need no sideways scrolling.
 */
const cells: NonNullable<RowDrawing['cells']> = {
  clientId: of(({ client }) => <bdi className={styles['name']}>{client.name}</bdi>),
  serviceId: of((request) => (
    <span className={styles['subject']}>
      <Localized text={request.service.name} />
      <span className={styles['quiet']}>
        <Place request={request} />
      </span>
    </span>
  )),
  supervisorId: of(({ supervisor }) => person(supervisor)),
  inspectorId: of(({ inspector }) => person(inspector)),
  statusSince: of(({ statusSince }) => <Since moment={statusSince} />),
  createdAt: of(({ createdAt }) => <DateText value={createdAt} />),
  visitAt: of(
    ({ visitAt }) =>
      visitAt && (
        <span className={styles['moment']}>
          <DateText value={visitAt} withTime />
        </span>
      ),
  ),
  status: of((request) => (
    <span className={styles['status']}>
      <RequestStateTag request={request} />
    </span>
  )),
  branchId: of((request) => <Place request={request} />),
  score: of((request) => <GivenGrade request={request} />),
  correctionsDueAt: of((request) => {
    const deadline = openDeadline(request);
    return deadline ? <DueDate value={deadline} /> : null;
  }),
};

/** Rows of a company's own list, which leaves out the company's name. */
export const ownRequests: RowDrawing = { cells, card: OwnCard };

/** Number with the client below it, for staff lists, which have no room for a column of clients. */
export const numberWithClient: RecordPart = of(({ number, client }) => (
  <span className={styles['subject']}>
    <RequestNumber number={number} />
    <bdi className={styles['quiet']}>{client.name}</bdi>
  </span>
));

/** Rows of the staff lists. */
export const everybodysRequests: RowDrawing = {
  cells,
  card: EverybodysCard,
};

function person(value: RequestLine['supervisor']) {
  return value ? <bdi className={styles['name']}>{value.name}</bdi> : null;
}

function of(draw: (request: RequestLine) => React.ReactNode) {
  return function RequestPart({ record }: { readonly record: ConsoleRecord }) {
    return draw(requestLine(record));
  };
}

/** Card of a company's own request in two short lines: place and state, progress and next step. */
function OwnCard({ record }: { readonly record: ConsoleRecord }) {
  const { t } = useTranslation('requestRows');
  const localize = useLocalize();
  const request = requestLine(record);
  const facts = { nextPayBy: null, cancellationAsked: request.cancelAskedSince != null };
  const { next } = nextStep({ ...request, ...facts, revocationUnanswered: false }, 'client', useNow());
  return (
    <div className={styles['card']}>
      <span className={styles['cardHead']}>
        <LeadingLink record={record}>
          <RequestNumber number={request.number} />{' '}
          {request.branch ? <bdi>{request.branch.name}</bdi> : <Place request={request} />}
        </LeadingLink>
        <RequestStateTag request={request} />
      </span>
      <span className={styles['quiet']}>
        <Localized text={request.service.name} />
        {next && ` · ${t('list.next')} ${localize(next)}`}
      </span>
    </div>
  );
}

function EverybodysCard({ record }: { readonly record: ConsoleRecord }) {
  const { t } = useTranslation('requestRows');
  const request = requestLine(record);
  const { number, service, client, visitAt, createdAt } = request;
  return (
    <div className={styles['card']}>
      <span className={styles['cardHead']}>
        <LeadingLink record={record}>
          <RequestNumber number={number} /> <bdi>{client.name}</bdi>
        </LeadingLink>
        <RequestStateTag request={request} />
      </span>
      <span>
        <Localized text={service.name} /> · <Place request={request} />
      </span>
      <span className={styles['quiet']}>
        {t(visitAt ? 'list.visit' : 'list.ordered')}{' '}
        <DateText value={visitAt ?? createdAt} withTime={visitAt !== null} />
      </span>
    </div>
  );
}

/** Moment since which something holds, and the time since then. */
function Since({ moment }: { readonly moment: string }) {
  const language = useLanguage();
  const now = useNow().getTime();
  return (
    <span className={styles['subject']}>
      <span>{relativeTime(moment, now, language)}</span>
      <span className={styles['quiet']}>
        <DateText value={moment} />
      </span>
    </span>
  );
}

type GivenGradeProps = { readonly request: Pick<RequestSummary, 'score' | 'grade' | 'gradeReason'> };

/** Score with its grade and, where the score alone would earn a higher grade, the reason. */
function GivenGrade({ request: { score, grade, gradeReason } }: GivenGradeProps) {
  const localize = useLocalize();
  if (score === null) return null;
  const given = <GradeScore score={score} grade={grade} counts />;
  if (!gradeReason) return given;
  return (
    <LaterTooltip title={localize(gradeReason)}>
      <span className={styles['lowered']}>
        {given}
        <span aria-hidden="true"> ▾</span>
        <span className="visually-hidden">{localize(gradeReason)}</span>
      </span>
    </LaterTooltip>
  );
}
