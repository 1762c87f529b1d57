import { type InspectionForm, questionsOf } from '../forms/inspectionForm';
import { certificateBand } from './grades';
import type { ScorableAnswer } from './scoreForm';
import { type RequestScore, scoreParts } from './scoreRequest';

interface VisitPart {
  readonly vehicleId: string | null;
  readonly answers: readonly ScorableAnswer[];
}

interface CountedScore extends Pick<RequestScore, 'total' | 'grade'> {
  /** True for a score that earns a certificate. */
  readonly passes: boolean;
}

export interface ChangedScore {
  /** Score by the version of the form that the visit was made with. */
  readonly before: CountedScore;
  /** Score by the weights, severities and passing score of the changed form. */
  readonly after: CountedScore;
}

/**
 * Score of a visit by its own form and by a changed one, both without later corrections. Questions that the visit did not have
 * count in neither; those that the changed form has dropped count in the first only. Takes a changed form that passes
 * `checkForm`.
 */
export function scoreByChangedWeights(
  form: InspectionForm,
  changed: InspectionForm,
  parts: readonly VisitPart[],
): ChangedScore {
  const known = new Set(questionsOf(form).map(({ key }) => key));
  const narrowed = {
    ...changed,
    categories: changed.categories.map((category) => ({
      ...category,
      questions: category.questions.filter(({ key }) => known.has(key)),
    })),
  };
  return { before: countedScore(form, parts), after: countedScore(narrowed, parts) };
}

function countedScore(form: InspectionForm, parts: readonly VisitPart[]): CountedScore {
  const { total, grade } = scoreParts(
    form,
    parts.map(({ vehicleId, answers }) => ({
      vehicleId,
      answers: withUnasked(form, answers),
      acceptedKeys: [],
    })),
  );
  return { total, grade, passes: certificateBand({ total, grade }, form.passingScore) !== null };
}

/** Answers to the form's questions; a question that a condition hid in the visit does not apply. */
function withUnasked(form: InspectionForm, answers: readonly ScorableAnswer[]): ScorableAnswer[] {
  const given = new Map(answers.map((answer) => [answer.questionKey, answer]));
  return questionsOf(form).map(({ key }) => given.get(key) ?? { questionKey: key, score: null });
}

/** Sums visits by the change of their scores, with the averages; the visits that change most come first. */
export function sumChangedScores<Visit extends ChangedScore>(visits: readonly Visit[], most: number) {
  const scored = visits.flatMap((visit) => {
    const [before, after] = [visit.before.total, visit.after.total];
    return before === null || after === null ? [] : [{ visit, before, after }];
  });
  const average = (of: 'before' | 'after') =>
    scored.length === 0
      ? null
      : Math.round(scored.reduce((sum, one) => sum + Math.round(one[of] * 10), 0) / scored.length) / 10;
  const count = (holds: (visit: Visit) => boolean) => scored.filter(({ visit }) => holds(visit)).length;
  return {
    visits: scored.length,
    average: { before: average('before'), after: average('after') },
    otherGrade: count(({ before, after }) => before.grade !== after.grade),
    nowFail: count(({ before, after }) => before.passes && !after.passes),
    nowPass: count(({ before, after }) => !before.passes && after.passes),
    most: scored
      .filter(({ before, after }) => before !== after)
      .sort((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before))
      .slice(0, most)
      .map(({ visit }) => visit),
  };
}
