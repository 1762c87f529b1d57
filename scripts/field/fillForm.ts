import { randomAnswers } from '../../server/seed/sample/randomAnswers';
import { samplePicture } from '../../server/seed/sample/samplePicture';
import type { Language } from 'sijil/base/i18n/localized';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import type { Assignment } from '../../field/sync/fieldApi';
import type { FilledForm, PlannedAnswer, StoredEvidence, VisitStore } from '../../field/sync/visitStore';

interface FillOptions {
  readonly seed: string;
  /** Number of questions that are not compliant, for the branch or for each vehicle. */
  readonly fail?: number;
  readonly language?: Language;
  readonly now: Date;
}

/** Fills an assignment's form at random and stores a generated photo wherever one is required. */
export async function fillForm(
  store: VisitStore,
  assignment: Assignment,
  { seed, fail, language, now }: FillOptions,
): Promise<Omit<FilledForm, 'key'>> {
  const subjects = assignment.vehicles.length > 0 ? assignment.vehicles : [null];
  const answers: PlannedAnswer[] = [];
  const evidence: StoredEvidence[] = [];
  for (const vehicle of subjects) {
    const own = `${seed}/${vehicle?.number ?? ''}`;
    for (const { photos, ...answer } of randomAnswers(vehicle?.form ?? assignment.form, own, {
      fail,
      language,
      visitOn: riyadhDate(assignment.visitAt ? new Date(assignment.visitAt) : now),
    })) {
      const taken: StoredEvidence[] = [];
      for (let index = 0; index < photos; index += 1)
        taken.push(await store.keepEvidence(photograph(answer, `${own}/${index}`)));
      evidence.push(...taken);
      answers.push({ ...answer, vehicleId: vehicle?.id ?? null, files: taken.map(({ sha256 }) => sha256) });
    }
  }
  return { answers, evidence };
}

function photograph(answer: Pick<PlannedAnswer, 'questionKey' | 'reading'>, seed: string) {
  const { questionKey, reading } = answer;
  const content = new Uint8Array(samplePicture({ label: questionKey, reading }, seed));
  return { name: `${questionKey}.png`, type: 'image/png', content };
}
