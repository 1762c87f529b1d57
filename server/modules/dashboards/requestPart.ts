import { requests } from '../../db/schema/requests';
import { tables } from '../../db/tables/tables';

/** What a figure says of the request that it is about. */
export const requestPart = {
  id: requests.id,
  number: requests.number,
  service: { id: tables.services.id, name: tables.services.name },
  branch: { id: tables.branches.id, name: tables.branches.name },
};
