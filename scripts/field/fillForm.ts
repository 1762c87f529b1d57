import { randomAnswers } from '../../server/seed/sample/randomAnswers';
import { samplePicture } from '../../server/seed/sample/samplePicture';
import type { Language } from '#domain/i18n/localized';
import type { Assignment, FieldClient, SentAnswer } from './fieldClient';

interface FillOptions {
  readonly seed: string;
  /** How many questions are not compliant, for the branch or for each vehicle. */
  readonly fail?: number;
  readonly language?: Language;
}

/** Photos on their way at the same time: enough to be quick, few enough to leave the portal to others. */
const uploadsAtOnce = 4;

/** Fills an assignment's form at random and uploads a drawn photo wherever one belongs. */
export async function fillForm(
  client: FieldClient,
  assignment: Assignment,
  { seed, fail, language }: FillOptions,
): Promise<SentAnswer[]> {
  const subjects = assignment.vehicles.length > 0 ? assignment.vehicles : [null];
  const planned = subjects.flatMap((vehicle) =>
    randomAnswers(assignment.form, `${seed}/${vehicle?.number ?? ''}`, { fail, language }).map((answer) => ({
      ...answer,
      vehicleId: vehicle?.id ?? null,
    })),
  );
  const sent: SentAnswer[] = [];
  for (let first = 0; first < planned.length; first += uploadsAtOnce) {
    const some = planned.slice(first, first + uploadsAtOnce);
    sent.push(
      ...(await Promise.all(
        some.map(async ({ photos, ...answer }) => {
          const links = await Promise.all(
            Array.from({ length: photos }, (_, index) =>
              client.uploadEvidence(assignment.id, photograph(answer, `${seed}/${index}`)),
            ),
          );
          return { ...answer, fileIds: links.map(({ id }) => id) };
        }),
      )),
    );
  }
  return sent;
}

function photograph(answer: Pick<SentAnswer, 'questionKey' | 'reading'>, seed: string) {
  const { questionKey, reading } = answer;
  const content = new Uint8Array(samplePicture({ label: questionKey, reading }, seed));
  return { name: `${questionKey}.png`, type: 'image/png', content };
}
