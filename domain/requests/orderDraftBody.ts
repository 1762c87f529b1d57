import { z } from 'zod';
import { defineShape, json, text } from '../schema/index';

/** What the order wizard has gathered, complete or not. */
export const orderDraftBody = defineShape({
  step: text({ label: { ar: 'الخطوة', en: 'Step' }, required: true, max: 40 }),
  data: json({
    label: { ar: 'البيانات', en: 'Data' },
    required: true,
    schema: z.record(z.string().max(80), z.unknown()),
  }),
});
