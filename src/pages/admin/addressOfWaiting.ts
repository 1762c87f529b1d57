import { type WaitingList, type WaitingListName, waitingLists } from '#domain/requests/waitingLists';

/** Address of the list of requests that wait for a decision. */
export function addressOfWaiting(name: WaitingListName): string {
  const { filter, sort, columns }: WaitingList = waitingLists[name];
  const parameters = { ...filter, sort, ...(columns && { columns: columns.join(',') }) };
  return `/requests?${new URLSearchParams(parameters).toString()}`;
}
