import type { Options } from '#framework/schema/kinds/choice';
import { ToneTag } from '@framework/components/ToneTag';
import { useLocalize } from '@framework/providers/language';

/** Options of a select for those of a declaration, in their order. */
export function useChoiceOptions(options: Options): { value: string; label: string }[] {
  const localize = useLocalize();
  return Object.entries(options).map(([value, option]) => ({ value, label: localize(option) }));
}

/** One chosen value as a tag of its tone; a value that is no longer offered shows itself. */
export function ChoiceTag({ options, value }: { readonly options: Options; readonly value: string }) {
  const localize = useLocalize();
  const option = options[value];
  return <ToneTag {...(option?.tone && { tone: option.tone })}>{option ? localize(option) : value}</ToneTag>;
}

/** Several chosen values in one line of text. */
export function ChoiceNames({
  options,
  values,
}: {
  readonly options: Options;
  readonly values: readonly string[];
}) {
  const localize = useLocalize();
  const comma = localize({ ar: '، ', en: ', ' });
  return <>{values.map((value) => localize(options[value] ?? value)).join(comma)}</>;
}
