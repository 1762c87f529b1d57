import { defineAnswerKind } from './answerKind';

/** Number of characters that a written answer may have. */
export const longestText = 1000;

/** Words of the inspector, which are only recorded. */
export const text = defineAnswerKind({
  label: { ar: 'نص', en: 'Text' },
  input: 'text',
  scoredBy: () => 'nothing',
  answerProblems: (_, { entries: [said = ''] = [] }) => {
    if (said.trim() === '') return ['text_required'];
    return said.length > longestText ? ['text_too_long'] : [];
  },
  isEmpty: ({ entries: [said = ''] = [] }) => said.trim() === '',
  tidy: ({ entries: [said = ''] = [] }) => ({ entries: [said.trim()] }),
  say: (_, { entries: [said] = [] }) => (said ? { ar: said, en: said } : null),
});
