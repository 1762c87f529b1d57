import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCompany, type Company } from './company';
import { findLosses } from './losses';
import { Orders } from './orders';
import { Portal } from './portal';

/** Short part with every test; the long one is `npm run faults`. */
let portal: Portal;
let company: Company;
beforeAll(async () => {
  portal = await Portal.begin();
  company = await addCompany(portal);
}, 600_000);
afterAll(() => portal?.throwAway());

it('acknowledged orders survive a kill of the portal and then of its PostgreSQL', async () => {
  const orders = new Orders(portal, company).begin(4);
  await orders.untilMore(4);
  await portal.kill();
  await portal.start();
  await orders.untilMore(2);
  portal.killDatabase();
  await orders.untilMore(2);
  await orders.stop();
  await portal.untilWell();
  expect(await findLosses(portal, orders.promised.values())).toEqual({ lost: [], half: [], stuck: [] });
  expect([...orders.promised.values()].some(({ signed }) => signed)).toBe(true);
  expect([...orders.refusals]).toEqual([]);
  expect([...orders.statuses.keys()].filter((status) => ![0, 200, 201, 503].includes(status))).toEqual([]);
}, 600_000);
