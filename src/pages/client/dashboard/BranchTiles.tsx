import { CalendarOutlined, RightOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientDashboardView } from '#domain/api/dashboardViews';
import { gradeBands } from '#domain/scoring/grades';
import { Sparkline } from 'sijil/react/charts/Sparkline';
import { Panel, useFoldedRows } from 'sijil/react/components/Panel';
import { DateText } from 'sijil/react/components/valueTexts';
import { useLocalize } from 'sijil/react/providers/language';
import { GradeScore } from '@/requests/GradeScore';
import { ScoreDial } from '@/requests/ScoreDial';
import { actionLinks } from '../actionLinks';
import { DaysLeft } from '../DaysLeft';
import { Change } from './Change';
import { FoldButton } from './FoldButton';
import { Verb } from './MovesPanel';
import styles from './BranchTiles.module.css';

type Unscored = ClientDashboardView['unscored'][number];
type Score = ClientDashboardView['scores'][number];
type Move = ClientDashboardView['moves'][number];

/** Most branches that are all drawn as tiles; of more, those with a task are, and the others are rows, as many at first. */
const mostTiles = 9;

interface Branch extends Unscored {
  /** Its score that needs attention first, and those of its other services; none before the first result. */
  readonly scores: readonly Score[];
  readonly move: Move | undefined;
}

/** Branches with their latest scores, the worst first, then those without a result. */
function branchesOf({ scores, unscored, moves }: BranchTilesProps): readonly Branch[] {
  const byScore = scores.toSorted((one, other) => one.score - other.score);
  const worst = byScore.filter(
    ({ branch }, place) => place === byScore.findIndex((one) => one.branch?.id === branch?.id),
  );
  const scored = worst.flatMap(({ branch, city, nextVisitAt }) =>
    branch
      ? [{ ...branch, city, nextVisitAt, scores: byScore.filter((one) => one.branch?.id === branch.id) }]
      : [],
  );
  return [...scored, ...unscored.map((one) => ({ ...one, scores: [] }))].map((one) => ({
    ...one,
    move: moves.find(({ branch }) => branch?.id === one.id),
  }));
}

type BranchTilesProps = Pick<ClientDashboardView, 'scores' | 'unscored' | 'moves'>;

/** The branches of a company, the worst score first, each with its next task. */
export function BranchTiles(figures: BranchTilesProps) {
  const { t } = useTranslation('client');
  const branches = branchesOf(figures);
  const tiles = branches.length > mostTiles ? branches.filter(({ move }) => move) : branches;
  const rows = branches.filter((branch) => !tiles.includes(branch));
  const folded = useFoldedRows(rows, mostTiles);
  if (branches.length === 0) return <p className={styles.none}>{t('dashboard.noScores')}</p>;
  return (
    <>
      <div className={styles.tiles}>
        {tiles.map((branch) => (
          <Tile key={branch.id} branch={branch} />
        ))}
      </div>
      {rows.length > 0 && (
        <Panel flush title={t('dashboard.otherBranches')}>
          <ul className={styles.rows}>
            {folded.shown.map(({ id, name, scores: [worst] }) => (
              <li key={id}>
                <Link className={styles.row} to={`/client/branches/${id}`}>
                  <span>
                    <bdi>{name}</bdi>
                  </span>
                  {worst ? (
                    <>
                      <Change change={worst.change} />
                      <GradeScore score={worst.score} grade={worst.grade} counts />
                    </>
                  ) : (
                    <span className={styles.quiet}>{t('dashboard.noResult')}</span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
          <FoldButton {...folded} rows={rows} first={mostTiles} fewer={t('dashboard.fewer')} />
        </Panel>
      )}
    </>
  );
}

function Tile({ branch: { id, name, city, scores, move, nextVisitAt } }: { readonly branch: Branch }) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const [worst, ...others] = scores;
  return (
    <article className={styles.tile}>
      <h2 className={styles.name}>
        <Link to={`/client/branches/${id}`}>
          <bdi>{name}</bdi>
        </Link>{' '}
        {city && <span className={styles.city}>{localize(city)}</span>}
      </h2>
      {worst ? (
        <Result branchId={id} score={worst} />
      ) : (
        <p className={styles.fact}>{t('dashboard.noResult')}</p>
      )}
      <div className={styles.facts}>
        {worst && <Certified {...worst} />}
        <span className={styles.fact}>
          <CalendarOutlined aria-hidden="true" />
          {nextVisitAt ? (
            <span>
              <span className="visually-hidden">{t('dashboard.nextVisit')}: </span>
              <DateText value={nextVisitAt} withTime />
            </span>
          ) : (
            t('dashboard.noVisit')
          )}
        </span>
        {others.map((one) => (
          <Link key={one.id} className={styles.other} to={`/client/requests/${id}/${one.id}?tab=results`}>
            <span className={styles.service}>{localize(one.service.name)}</span>
            <Change change={one.change} />
            <GradeScore score={one.score} grade={one.grade} counts />
          </Link>
        ))}
      </div>
      {move && (
        <Link className={styles.move} to={actionLinks(move)[move.action] ?? `/client/requests/${move.id}`}>
          <span className={styles.verb}>
            <Verb move={move} />
          </span>
          {move.deadline && <DaysLeft until={move.deadline} />}
          <RightOutlined className="mirrored" aria-hidden="true" />
        </Link>
      )}
    </article>
  );
}

interface ResultProps {
  readonly branchId: string;
  readonly score: Score;
}

/** Score that needs attention first, its grade, its change, and the visits before it as a line. */
function Result({ branchId, score: { id, score, grade, change, past } }: ResultProps) {
  const localize = useLocalize();
  const band = gradeBands.find((one) => one.grade === grade);
  return (
    <Link className={styles.result} to={`/client/requests/${branchId}/${id}?tab=results`}>
      <ScoreDial score={score} grade={grade} counts size={70} />
      <span className={styles.words}>
        <span className={styles.grade}>
          <GradeScore score={null} grade={grade} counts /> {band && localize(band.label)}
        </span>
        <Change change={change} />
        {past.length > 1 && <Sparkline values={past} />}
      </span>
    </Link>
  );
}

/** Service of the score, and whether the branch is certified for it. */
function Certified({ service, certifiedUntil }: Score) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  return (
    <>
      <span className={styles.fact}>{localize(service.name)}</span>
      <span className={certifiedUntil ? styles.fact : styles.missing}>
        <SafetyCertificateOutlined aria-hidden="true" />
        {certifiedUntil ? (
          <span>
            {t('dashboard.certifiedUntil')} <DateText value={certifiedUntil} />
          </span>
        ) : (
          t('dashboard.notCertified')
        )}
      </span>
    </>
  );
}
