import { baseRole } from 'sijil/schema/roles/customRoles';
import { requestState, type Stated, waitsFor } from '#domain/requests/nextStep';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';
import { useNow } from 'sijil/react/providers/server';
import { useSession } from 'sijil/react/providers/session';
import { type RequestStatus, statuses } from '#domain/workflow/statuses';

/** Current state of a request, blue where it waits for the reader; a step of its history uses `StatusTag`. */
export function RequestStateTag({ request }: { readonly request: Stated }) {
  const localize = useLocalize();
  const now = useNow();
  const role = useSession(({ user }) => user && baseRole(user.role));
  const { tone, ...label } = requestState(request, now);
  return <ToneTag tone={waitsFor(request, role, now) ? 'yours' : tone}>{localize(label)}</ToneTag>;
}

/** Label and colour of a status, from the table of statuses. */
export function StatusTag({ status }: { readonly status: RequestStatus }) {
  const localize = useLocalize();
  return <ToneTag tone={statuses[status].tone}>{localize(statuses[status])}</ToneTag>;
}
