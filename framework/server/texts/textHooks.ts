import { eq } from 'drizzle-orm';
import type { TextChange } from '#framework/schema/texts/findTexts';
import { wordingProblems } from '#framework/schema/texts/wordingProblems';
import { textsResource } from '../db/followTexts';
import { columnNamed } from '../db/schema/tables';
import { storedRow } from '../db/storedRows';
import { announceDesign, lockDesign } from '../designs/designVersion';
import { ApiError, fieldError } from '../http/apiError';
import type { HookContext, ResourceHooks } from '../resources/resourceHooks';
import { textTable } from '#framework/schema/texts/textTable';
import { originalTexts } from './textFiles';

const unknownKey = textTable('checks/textHooks/unknownKey', {
  ar: 'لا نص بهذا المعرّف. ابحث عنه في قائمة النصوص.',
  en: 'There is no text of this identifier. Find it in the list of texts.',
});

/** Publishes changed texts with the write that changes them, in its transaction. */
export const textHooks: ResourceHooks = {
  afterCreate: publish,
  afterUpdate: publish,
  afterRestore: publish,
  async afterDelete({ tx }) {
    await lockDesign(tx);
    await announceDesign(tx);
  },
};

async function publish({ tx, id, language }: HookContext): Promise<void> {
  await lockDesign(tx);
  const change = await storedRow<TextChange>(tx, textsResource, eq(columnNamed(textsResource, 'id'), id));
  if (change) assertSound(change, language);
  await announceDesign(tx);
}

/**
 * Refuses words that lack what the original fills in, a form of number, or the end of a mark.
 * @throws ApiError validation_failed
 */
export function assertSound(change: TextChange, language: HookContext['language']): void {
  const original = originalTexts().get(change.key);
  if (!original) throw fieldError('key', unknownKey[language]);
  const problems = wordingProblems(original[change.language], change.text);
  if (problems.length === 0) return;
  const counted = Object.keys(original[change.language]).length > 1;
  const fields = problems.map(({ form, message }) => [
    counted ? `text.${form}` : 'text',
    [message[language]],
  ]);
  throw new ApiError('validation_failed', {}, Object.fromEntries(fields));
}
