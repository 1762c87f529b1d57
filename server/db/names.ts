import { bothNames } from 'sijil/server/db/names';
import { tables } from './schema/declared';

const { clients, branches, restaurants } = tables;

/** Names of companies, branches and brands, as answers select them (`nameText`). */
export const companyName = bothNames(clients.companyName, clients.companyNameEn);
export const branchName = bothNames(branches.name, branches.nameEn);
export const brandName = bothNames(restaurants.name, restaurants.nameEn);
