import type { ResultsView } from '#domain/api/requestViews';
import type { Item } from '@/pages/client/request/corrections/typedAnswer';

const name = { ar: 'خدمة', en: 'Service' };

type Question = ResultsView['parts'][number]['categories'][number]['questions'][number];

export function aQuestion(about: Partial<Question> = {}): Question {
  return {
    key: 'q1',
    text: { ar: 'سؤال', en: 'Question' },
    severity: 'minor',
    weight: null,
    asked: { kind: 'compliance' },
    allowNotApplicable: true,
    score: 2,
    mended: false,
    withdrawn: false,
    reading: null,
    entries: [],
    note: null,
    supervisorNote: null,
    inspectorScore: 2,
    inspectorSaid: null,
    changed: false,
    changes: [],
    evidence: [],
    onSite: null,
    photoDoubts: [],
    ...about,
  };
}

/** Returns a filled form of one category, for a vehicle where an id is given. */
export function aForm(questions: readonly Question[], vehicleId: string | null = null): ResultsView {
  const category = {
    key: 'c',
    title: name,
    weight: 100,
    score: 100,
    scoreAtVisit: 100,
    questions: [...questions],
  };
  const vehicle = vehicleId ? { id: vehicleId, name: 'أ ب ح 4821' } : null;
  return {
    total: 100,
    grade: 'A',
    gradeReason: null,
    atVisit: { total: 100, grade: 'A', on: null },
    correctedAt: null,
    revoked: false,
    passingScore: 70,
    parts: [{ vehicle, score: 100, scoreAtVisit: 100, categories: [category] }],
  };
}

/** An item of a corrective list that nobody has answered yet. */
export const anItem = (part: Partial<Item>): Item => ({
  id: 'item',
  vehicle: null,
  category: { ar: 'نص', en: 'text' },
  question: { ar: 'نص', en: 'text' },
  questionKey: 'key',
  severity: 'major',
  originalScore: 0,
  inspectorNote: null,
  supervisorNote: null,
  asked: { kind: 'compliance' },
  reading: null,
  entries: [],
  evidence: [],
  action: null,
  contested: false,
  answeredAt: null,
  assignedTo: null,
  files: [],
  points: null,
  draft: null,
  draftVersion: 0,
  verdict: null,
  verdictNote: null,
  rounds: [],
  ...part,
});
