import type { RequestView } from '#domain/api/requestViews';
import type { TransitionName } from '#domain/workflow/requestWorkflow';

type Linked = Pick<RequestView, 'id'> & { readonly service: Pick<RequestView['service'], 'id'> };

/** Actions of the client that have a page of their own; the others open over the request. */
export function actionLinks({ id, service }: Linked): Readonly<Partial<Record<TransitionName, string>>> {
  const wizard = `/services/${service.id}?request=${id}`;
  return {
    signContract: wizard,
    pay: wizard,
    payNext: `/client/requests/second-payment/${id}`,
    submitCorrectiveActions: `/client/requests/${id}?tab=corrections`,
  };
}
