import { requestState } from '#domain/requests/requestState';
import { ToneTag } from '@/components/ToneTag';
import { useLocalize } from '@/providers/language';

/** Where a request stands now; a step of its history is told by `StatusTag`. */
export function RequestStateTag({ request }: { readonly request: Parameters<typeof requestState>[0] }) {
  const localize = useLocalize();
  const { tone, ...label } = requestState(request);
  return <ToneTag tone={tone}>{localize(label)}</ToneTag>;
}
