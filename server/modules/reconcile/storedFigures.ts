import { type SQL, sql } from 'drizzle-orm';

interface Figures {
  /** What the figures are counted by. */
  readonly by: readonly string[];
  readonly names: readonly string[];
  /** Rows of the stored figures, and the same columns counted anew from the rows that they count; several rows are added up. */
  readonly stored: SQL;
  readonly counted: SQL;
}

/** Selects the places whose figures differ; each figure is what is stored less what is counted. */
function differing({ by, names, stored, counted }: Figures): SQL {
  const list = (texts: readonly string[]) => sql.raw(texts.join(', '));
  return sql`select concat_ws(' ', ${list(by)}) as subject, ${list(names.map((name) => `sum(${name}) as ${name}`))}
    from (select ${list([...by, ...names])} from (${stored}) stored
      union all select ${list([...by, ...names.map((name) => `-${name}`)])} from (${counted}) counted) figures
    group by ${list(by)} having ${list([names.map((name) => `sum(${name}) <> 0`).join(' or ')])}`;
}

const dayFigures = ['orders', 'value', 'inspections', 'scored', 'score_sum'];
const counted = sql`case when certificate_revoked_at is null then score else standing_score end`;

/** Orders by the day of the signature, and inspections by the day of their results. */
const daysBy = (owner: 'service_id' | 'client_id') => sql`
  select riyadh_day(signed_at) as day, ${sql.raw(owner)}, 1 as orders, coalesce(total, 0) as value, 0 as inspections, 0 as scored, 0 as score_sum
  from requests where signed_at is not null and status <> 'cancelled'
  union all
  select riyadh_day(results_sent_at), ${sql.raw(owner)}, 0, 0, 1, (${counted} is not null)::int, coalesce(${counted}, 0)
  from requests where results_sent_at is not null`;

const monthSent = sql`date_trunc('month', riyadh_day(r.results_sent_at))::date`;

/** Figures that triggers keep while things happen, each with the places where it differs from the rows that it counts. */
export const storedFigures: readonly (readonly [string, SQL])[] = [
  [
    'the days of a service are what its requests come to (service_days)',
    differing({
      by: ['day', 'service_id'],
      names: dayFigures,
      stored: sql`select * from service_days`,
      counted: daysBy('service_id'),
    }),
  ],
  [
    'the days of a client are what its requests come to (client_days)',
    differing({
      by: ['day', 'client_id'],
      names: dayFigures,
      stored: sql`select * from client_days`,
      counted: daysBy('client_id'),
    }),
  ],
  [
    'the scores of a city in a month are those of its visits (city_months)',
    differing({
      by: ['month', 'service_id', 'city_id'],
      names: ['scored', 'score_sum'],
      stored: sql`select * from city_months`,
      counted: sql`select ${monthSent} as month, r.service_id, b.city_id, 1 as scored, ${counted} as score_sum
        from requests r join branches b on b.id = r.branch_id where r.results_sent_at is not null and ${counted} is not null`,
    }),
  ],
  [
    // In all cities: the answers of branches that moved long ago are still counted in their former city.
    'the answers to a question in a month are those of its visits (question_tallies)',
    differing({
      by: ['month', 'service_id', 'question_key'],
      names: ['zero', 'one', 'two', 'not_applicable'],
      stored: sql`select * from question_tallies`,
      counted: sql`select ${monthSent} as month, r.service_id, a.question_key, (a.score is not distinct from 0)::int as zero,
          (a.score is not distinct from 1)::int as one, (a.score is not distinct from 2)::int as two, (a.score is null)::int as not_applicable
        from answers a join requests r on r.id = a.request_id where r.results_sent_at is not null and not a.carried`,
    }),
  ],
  [
    'the number of requests in a status is theirs (status_counts)',
    differing({
      by: ['status'],
      names: ['total'],
      stored: sql`select status, total from status_counts`,
      counted: sql`select status, 1 as total from requests`,
    }),
  ],
  [
    'the stays in a status that ended in a month are those of the steps (status_stays)',
    differing({
      by: ['month', 'status'],
      names: ['stays', 'seconds', 'late'],
      // Slot -1 holds what was counted before the steps held their stays.
      stored: sql`select * from status_stays where slot >= 0`,
      counted: sql`select date_trunc('month', riyadh_day(at))::date as month, "from" as status, 1 as stays, stay_seconds as seconds, stay_late::int as late
        from request_history where stay_seconds is not null`,
    }),
  ],
  [
    'an instalment has the client of its request, and is cancelled with it',
    sql`select r.code as subject, i.sequence, i.client_id, i.cancelled from instalments i join requests r on r.id = i.request_id
      where i.client_id is distinct from r.client_id or i.cancelled <> (r.status = 'cancelled')`,
  ],
];
