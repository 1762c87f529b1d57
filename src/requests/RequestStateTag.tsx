import { requestState, type Stated } from '#domain/requests/nextStep';
import { ToneTag } from '@framework/components/ToneTag';
import { useLocalize } from '@framework/providers/language';
import { useNow } from '@framework/providers/server';
import { type RequestStatus, statuses } from '#domain/workflow/statuses';

/** Current state of a request; a step of its history uses `StatusTag`. */
export function RequestStateTag({ request }: { readonly request: Stated }) {
  const localize = useLocalize();
  const { tone, ...label } = requestState(request, useNow());
  return <ToneTag tone={tone}>{localize(label)}</ToneTag>;
}

/** Label and colour of a status, from the table of statuses. */
export function StatusTag({ status }: { readonly status: RequestStatus }) {
  const localize = useLocalize();
  return <ToneTag tone={statuses[status].tone}>{localize(statuses[status])}</ToneTag>;
}
