import { type Mark, needed } from '#framework/contract/masking/shows';
import {
  categoryOfPart,
  correctiveActionsView,
  outcomeView,
  previousAnswersView,
  resultsPart,
  resultsView,
} from '../requestViews';
import { aroundRequest } from './aroundRequest';

/** Shown alike by a score and by the grade that follows from it. */
const scored = <Part extends string>(...parts: readonly Part[]) => ({ score: parts, grade: parts });

const category = resultsPart.shape.categories.element;

/** The filled form and what it led to. Answers are hidden with the score, which anybody could work out from them. */
export const resultMasks: readonly Mark[] = [
  ...aroundRequest(resultsView, {
    requests: { ...scored('total', 'grade', 'gradeReason'), failedCritical: ['grade', 'gradeReason'] },
  }),
  ...aroundRequest(resultsView.shape.atVisit, {
    requests: { ...scored('total', 'grade'), visitAt: ['on'] },
  }),
  ...aroundRequest(resultsPart, { requests: scored('score', 'scoreAtVisit') }),
  ...[category, categoryOfPart].flatMap((view) =>
    aroundRequest(view, { requests: scored('score', 'scoreAtVisit') }),
  ),
  ...aroundRequest(category.shape.questions.element, {
    requests: {
      ...scored(
        'score',
        'mended',
        'withdrawn',
        'reading',
        'entries',
        'inspectorScore',
        'inspectorSaid',
        'changes',
      ),
      failedCritical: ['score', 'mended', 'reading', 'entries', 'inspectorScore', 'changes'],
    },
  }),
  ...aroundRequest(correctiveActionsView, {
    requests: { correctionsDueAt: ['dueAt'], failedCritical: ['items'] },
  }),
  ...aroundRequest(correctiveActionsView.shape.items.element, {
    requests: scored('originalScore', 'points', 'reading', 'entries'),
  }),
  ...aroundRequest(previousAnswersView.element, {
    requests: { ...scored('score', 'said'), visitAt: ['on'] },
  }),
  // The outcome of sending the results is the score and nothing else.
  ...aroundRequest(outcomeView, {
    requests: {
      score: needed,
      grade: needed,
      failedCritical: needed,
      correctionsDueAt: ['correctionsDueAt'],
    },
  }),
];
