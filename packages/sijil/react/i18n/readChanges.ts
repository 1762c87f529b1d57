import { loadTexts, publicOperations, registry } from 'sijil/schema/application';
import { forgetDerived } from 'sijil/schema/designs/applyDesign';
import { applyTexts, localizedTexts, type TextChange } from 'sijil/schema/texts/findTexts';
import { texts as shared } from 'sijil/schema/texts/textTable';
import { variesByNumber } from 'sijil/schema/kinds/wording';
import type { Change } from './textFiles';

let texts: ReturnType<typeof localizedTexts> | undefined;
let applied: readonly TextChange[] = [];

// A page that is loaded later brings further texts.
shared.onTable = () => {
  if (!texts) return;
  texts = localizedTexts();
  apply(texts, applied);
};

/**
 * Reads a version of the changed texts, applies it to declarations, and returns the function that applies it to the texts of
 * pages.
 */
export async function readChanges(version: string): Promise<Change> {
  const [changes] = await Promise.all([version === '' ? [] : fetchChanges(version), loadTexts()]);
  texts ??= localizedTexts();
  apply(texts, changes);
  const words = new Map(changes.flatMap((one) => formsOf(one).map(([key, text]) => [key, text] as const)));
  return (language, namespace, tree) => replaced(tree, `${language}/${namespace}:`, words);
}

function apply(texts: ReturnType<typeof localizedTexts>, changes: readonly TextChange[]): void {
  applied = changes;
  applyTexts(texts, changes);
  forgetDerived(registry());
}

async function fetchChanges(version: string): Promise<readonly TextChange[]> {
  const { url } = publicOperations()['texts.get'];
  const answer = await fetch(`/api/v1${url}?version=${encodeURIComponent(version)}`);
  if (!answer.ok) throw new Error(`the changed texts were answered with ${answer.status}`);
  return answer.json();
}

function formsOf({ key, language, text }: TextChange): [string, string][] {
  const counted = variesByNumber(text);
  return Object.entries(text).map(([form, words]) => [
    `${language}/${key}${counted ? `_${form}` : ''}`,
    words,
  ]);
}

/** Returns a tree of texts with the changed words in place of the original ones. */
function replaced(tree: object, before: string, words: ReadonlyMap<string, string>): object {
  return Object.fromEntries(
    Object.entries(tree).map(([name, part]: [string, unknown]) => [
      name,
      typeof part === 'object' && part !== null
        ? replaced(part, `${before}${name}.`, words)
        : (words.get(before + name) ?? part),
    ]),
  );
}
