import { defineShape, nationalId } from '../schema/index';

/** Whose identity is to be proven: a citizen's national id or a resident's number. */
export const identityBody = defineShape({
  nationalId: nationalId({
    label: { ar: 'رقم الهوية الوطنية أو الإقامة', en: 'National ID or residence number' },
    required: true,
  }),
});
