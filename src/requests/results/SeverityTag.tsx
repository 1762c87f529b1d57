import { type Severity, severities } from '#domain/forms/severities';
import type { Tone } from '#framework/schema/field';
import { ToneTag } from '@framework/components/ToneTag';
import { useLocalize } from '@framework/providers/language';

const tones: Readonly<Record<Severity, Tone>> = {
  critical: 'danger',
  major: 'warning',
  minor: 'neutral',
};
const isSeverity = (name: string): name is Severity => Object.hasOwn(severities, name);

/** Severity of a question. */
export function SeverityTag({ severity }: { readonly severity: string }) {
  const localize = useLocalize();
  if (!isSeverity(severity)) return null;
  return <ToneTag tone={tones[severity]}>{localize(severities[severity].label)}</ToneTag>;
}
