import { defineAnswerKind } from './answerKind';

/** Compliance, scored by the inspector. */
export const compliance = defineAnswerKind({ label: { ar: 'مطابقة', en: 'Compliance' } });
