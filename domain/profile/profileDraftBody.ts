import { z } from 'zod';
import { choice, defineShape, json } from '#framework/schema/index';
import { profileSteps, typedSteps } from './profileSteps';
import { objectFrom } from '#framework/base/objects';

const stepNames = objectFrom(profileSteps, (step) => ({ ar: step, en: step }));

/** Enough for fifty branches. */
const largestDraft = 100_000;
/** PostgreSQL keeps no U+0000 in JSON. */
const isStorable = (text: string) => text.length <= largestDraft && !text.includes('\\u0000');

/** Draft of a registration, stored as typed: it is validated when the registration is finished. */
export const profileDraftBody = defineShape({
  step: choice({ label: { ar: 'الخطوة', en: 'Step' }, options: stepNames, required: true }),
  answers: json({
    label: { ar: 'الإجابات', en: 'Answers' },
    required: true,
    schema: z
      .partialRecord(z.enum(typedSteps), z.record(z.string().max(80), z.unknown()))
      .refine((answers) => isStorable(JSON.stringify(answers))),
  }),
});
