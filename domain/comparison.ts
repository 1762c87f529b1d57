import type { Severity } from './forms/severities';
import { scoreRequest } from './scoring/scoreRequest';
import { isKeyOf } from 'sijil/base/objects';

type Score = 0 | 1 | 2 | null;

/** Answer to one question about the branch (`vehicle` null) or about one of several vehicles. */
export interface PartAnswer {
  readonly score: Score;
  /** True if the correction was accepted: the item counts as compliant. */
  readonly mended: boolean | null;
}

interface QuestionOf<Answer extends PartAnswer> {
  readonly key: string;
  readonly severity: string;
  readonly answer: Answer;
}

interface CategoryOf<Answer extends PartAnswer, Title> {
  readonly key: string;
  readonly title: Title;
  /** Out of 100, as it counts now; null where nothing applied. */
  readonly score: number | null;
  readonly questions: readonly (QuestionOf<Answer> & { readonly text: Title })[];
}

/** Inspection in a comparison: its form and the filled form of each part. */
export interface ComparedInspection<Answer extends PartAnswer, Title> {
  readonly formKey: string;
  readonly parts: readonly { readonly categories: readonly CategoryOf<Answer, Title>[] }[];
}

/** What became of a question: its score fell or rose, or it lost points again. */
export const changes = ['worse', 'repeated', 'better'] as const;
export type Change = (typeof changes)[number];

/** Answers of one inspection to a question; null for a form that does not ask it. */
type Cell<Answer> = { readonly score: Score; readonly answers: readonly Answer[] } | null;

interface ComparedQuestion<Answer, Title> {
  readonly key: string;
  readonly text: Title;
  readonly severity: string;
  /** Cells in the order of the inspections. */
  readonly cells: readonly Cell<Answer>[];
  /** Number of inspections that ask the question. */
  readonly asked: number;
  readonly differs: boolean;
  /** From the inspection before the last one to the last; null where nothing is to be said. */
  readonly change: Change | null;
}

interface ComparedCategory<Answer, Title> {
  readonly formKey: string;
  readonly key: string;
  readonly title: Title;
  /** Out of 100, of vehicles their mean; null where nothing applied or the inspection's form has no such category. */
  readonly scores: readonly (number | null)[];
  readonly questions: readonly ComparedQuestion<Answer, Title>[];
  readonly differing: number;
}

/**
 * Compares inspections (rules 7.7). Questions are the same when the same form asks them under the same key, in any version;
 * forms of different keys have different questions, in separate categories. Within a category differences come first: the
 * largest difference, then the most severe.
 */
export function compareResults<Answer extends PartAnswer, Title>(
  inspections: readonly ComparedInspection<Answer, Title>[],
): ComparedCategory<Answer, Title>[] {
  const categories = new Map<string, ComparedCategory<Answer, Title>>();
  const placed = new Set<string>();
  for (const { formKey, parts } of inspections) {
    for (const { key, title, questions } of parts[0]?.categories ?? []) {
      // A version may have moved a question into another category: it is listed under the first one.
      const own = questions.filter((question) => !placed.has(idOf(formKey, question.key)));
      own.forEach((question) => placed.add(idOf(formKey, question.key)));
      const compared = own.map((question) => compareQuestion(inspections, formKey, question));
      const id = idOf(formKey, key);
      const before = categories.get(id);
      const all = [...(before?.questions ?? []), ...compared];
      if (all.length === 0) continue;
      categories.set(id, {
        formKey,
        key,
        title: before?.title ?? title,
        scores: inspections.map((one) => (one.formKey === formKey ? categoryScore(one, key) : null)),
        questions: differencesFirst(all),
        differing: all.filter(({ differs }) => differs).length,
      });
    }
  }
  return [...categories.values()];
}

const idOf = (formKey: string, key: string) => `${formKey}/${key}`;

function compareQuestion<Answer extends PartAnswer, Title>(
  inspections: readonly ComparedInspection<Answer, Title>[],
  formKey: string,
  { key, text, severity }: { readonly key: string; readonly text: Title; readonly severity: string },
): ComparedQuestion<Answer, Title> {
  const cells = inspections.map((one) => (one.formKey === formKey ? cellOf(one, key) : null));
  const given = cells.filter((cell) => cell !== null);
  const outcomes = new Set(given.map(({ score, answers }) => `${score}/${countedScore(answers)}`));
  const differs = outcomes.size > 1;
  return { key, text, severity, cells, asked: given.length, differs, change: changeOf(cells) };
}

function cellOf<Answer extends PartAnswer, Title>(
  { parts }: ComparedInspection<Answer, Title>,
  key: string,
): Cell<Answer> {
  const answers = parts.flatMap(({ categories }) =>
    categories.flatMap(({ questions }) =>
      questions.filter((question) => question.key === key).map(({ answer }) => answer),
    ),
  );
  if (answers.length === 0) return null;
  return { score: lowest(answers.map(({ score }) => score)), answers };
}

/** By the scores as they were found, so that a correction accepted since does not hide what was found again. */
function changeOf(cells: readonly Cell<unknown>[]): Change | null {
  const [before, last] = cells.slice(-2).map((cell) => cell?.score ?? null);
  if (before == null || last == null) return null;
  if (last !== before) return last < before ? 'worse' : 'better';
  return last < 2 ? 'repeated' : null;
}

/** Score that an answer counts with today. */
const countedScore = (answers: readonly PartAnswer[]): Score =>
  lowest(answers.map(({ score, mended }) => (mended ? 2 : score)));

/** Lowest score of several vehicles, which counts for the visit; vehicles to which the question does not apply are left out. */
function lowest(scores: readonly Score[]): Score {
  const applied = scores.filter((score) => score !== null);
  return applied.sort((one, other) => one - other)[0] ?? null;
}

function categoryScore<Answer extends PartAnswer, Title>(
  { parts }: ComparedInspection<Answer, Title>,
  key: string,
): number | null {
  return scoreRequest(
    parts.map(({ categories }) => categories.find((category) => category.key === key)?.score ?? null),
  );
}

interface Visit {
  readonly id: string;
  readonly on: Date | null;
  readonly branch: { readonly id: string } | null;
}

/** True for inspections of one branch, the earlier before the later: what is compared is the branch then and now. */
export const areOneHistory = (visits: readonly Visit[]): boolean =>
  visits.every(({ branch, on }, at) => {
    const before = visits[at - 1];
    if (!branch || !on) return false;
    return !before || (before.branch?.id === branch.id && before.on !== null && before.on < on);
  });

/** Inspections of one branch in one service. */
interface Series {
  /** Null for vehicles without a branch. */
  readonly branchId: string | null;
  /** Ids of the last inspections, latest first. */
  readonly latest: readonly string[];
  /** Time of the last one. */
  readonly lastOn: Date | null;
}

/**
 * Returns what is compared before the reader has chosen: the last inspections of one branch in one service, earliest first, of
 * the branch that was inspected last; null where no branch was inspected twice in a service.
 */
export function suggestComparison(
  all: readonly Series[],
): { readonly branchId: string; readonly ids: string[] } | null {
  const repeated = all.flatMap(({ branchId, latest, lastOn }) =>
    branchId !== null && lastOn !== null && latest.length >= comparisonLimits.min
      ? [{ branchId, latest, lastOn }]
      : [],
  );
  const [last] = repeated.sort((one, other) => other.lastOn.getTime() - one.lastOn.getTime());
  return last ? { branchId: last.branchId, ids: last.latest.slice(0, comparisonLimits.max).reverse() } : null;
}

const gravity: Readonly<Record<Severity, number>> = { critical: 0, major: 1, minor: 2 };
const gravityOf = (severity: string) => (isKeyOf(gravity, severity) ? gravity[severity] : 3);

function differencesFirst<Answer extends PartAnswer, Title>(
  questions: readonly ComparedQuestion<Answer, Title>[],
): ComparedQuestion<Answer, Title>[] {
  return [...questions].sort((one, other) => {
    if (one.differs !== other.differs) return one.differs ? -1 : 1;
    if (!one.differs) return 0;
    return spreadOf(other) - spreadOf(one) || gravityOf(one.severity) - gravityOf(other.severity);
  });
}

/** Difference between the best and the worst score; «does not apply» is neither. */
function spreadOf({ cells }: ComparedQuestion<PartAnswer, unknown>): number {
  const scores = cells.flatMap((cell) => cell?.score ?? []);
  return scores.length === 0 ? 0 : Math.max(...scores) - Math.min(...scores);
}

/** Number of inspections in one comparison (rules 7.7). */
export const comparisonLimits = { min: 2, max: 3 } as const;

/** Branch id under which inspections of vehicles without a branch are selected. */
export const noBranch = 'none';

/** Error code for a comparison of that many inspections; null for an allowed number. */
export function comparisonProblem(count: number): 'compare_too_few' | 'compare_too_many' | null {
  if (count > comparisonLimits.max) return 'compare_too_many';
  return count < comparisonLimits.min ? 'compare_too_few' : null;
}
