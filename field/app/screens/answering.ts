import { isNotApplicable } from '#domain/forms/asked';
import type { FormQuestion } from '#domain/forms/inspectionForm';
import { useApp } from '../appContext';
import {
  type FilledPart,
  filledParts,
  nextMissing,
  type QuestionPlace,
  wantsNote,
  wantsPhoto,
} from '../filled';
import { useVisit } from '../parts/useStored';
import { go, type Route } from '../route';
import type { FieldStore, VisitOnPhone } from '../store/fieldStore';
import type { NewPhoto, PhotoUse, StoredAnswer } from '../store/records';

/** Address of a question in a visit. */
export interface QuestionAddress extends QuestionPlace {
  readonly visit: string;
}

export interface Answering {
  readonly visit: VisitOnPhone;
  readonly parts: readonly FilledPart[];
  readonly filled: FilledPart;
  readonly question: FormQuestion;
  readonly stored: StoredAnswer | undefined;
  /** Stores a change; the next screen comes only after it. */
  readonly save: (change: Partial<StoredAnswer>, photo?: NewPhoto, use?: PhotoUse) => Promise<void>;
  /** Opens what comes next: the camera, the finding, the next question or the end. */
  readonly proceed: () => Promise<void>;
}

/** A question with its answer; null where the phone has none at this address, undefined while it is read. */
export function useAnswering({
  visit: id,
  part,
  question: key,
}: QuestionAddress): Answering | null | undefined {
  const { store } = useApp();
  const visit = useVisit(id);
  if (visit === undefined) return undefined;
  const parts = visit ? filledParts(visit) : [];
  const filled = parts.find((one) => one.part === part);
  const question = filled?.shown.find((one) => one.key === key);
  if (!visit || !filled || !question) return null;
  return {
    visit,
    parts,
    filled,
    question,
    stored: filled.stored.get(key),
    save: async (change, photo, use) => {
      const at = new Date().toISOString();
      await store.answer({ requestId: id, part, questionKey: key }, change, at, photo, use);
      navigator.vibrate?.(15);
    },
    proceed: async () => go(await routeAfter(store, { visit: id, part, question: key })),
  };
}

/** The screen after an answer, by what the phone has stored. */
async function routeAfter(store: FieldStore, at: QuestionAddress): Promise<Route> {
  const visit = await store.visit(at.visit);
  if (!visit) return { screen: 'today' };
  const parts = filledParts(visit);
  const filled = parts.find(({ part }) => part === at.part);
  const question = filled?.shown.find(({ key }) => key === at.question);
  const stored = filled?.stored.get(at.question);
  const answer = filled?.answers.find(({ questionKey }) => questionKey === at.question);
  if (question && stored && answer) {
    if (!isNotApplicable(question, answer) && wantsPhoto(question, stored))
      return { screen: 'camera', ...at };
    if (wantsNote(question, stored)) return { screen: 'finding', ...at };
  }
  const next = nextMissing(parts, at);
  return next ? { screen: 'question', visit: at.visit, ...next } : { screen: 'end', visit: at.visit };
}
