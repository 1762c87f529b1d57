import { requestState, type Stated } from '#domain/requests/requestState';
import { ToneTag } from '@framework/components/ToneTag';
import { useLocalize } from '@framework/providers/language';
import { useNow } from '@framework/providers/serverClock';

/** Current state of a request; a step of its history uses `StatusTag`. */
export function RequestStateTag({ request }: { readonly request: Stated }) {
  const localize = useLocalize();
  const { tone, ...label } = requestState(request, useNow());
  return <ToneTag tone={tone}>{localize(label)}</ToneTag>;
}
