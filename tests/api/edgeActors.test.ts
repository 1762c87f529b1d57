import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationId, operations } from '#domain/access/operations';
import { apiPath } from 'sijil/schema/resource';
import { branches } from '#resources/branches';
import { certificatesResource } from '#resources/certificates';
import { paymentsResource } from '#resources/payments';
import { requestsResource } from '#resources/requests';
import { taxDocumentsResource } from '#resources/taxDocuments';
import { call } from '../support/call';
import { asRole } from '../support/people';
import {
  buildInspectionsFixture,
  makeRequest,
  sendResults,
  type InspectionsFixture,
} from './inspectionsFixture';

/** Actors at the limits of ownership: a manager without branches, and everybody of another company. */
let fixture: InspectionsFixture;
let requestId: string;
let strangers: Readonly<Record<string, string>>;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  const { test, client } = fixture;
  requestId = await sendResults(fixture, { q4: 0 });
  await makeRequest(fixture, 'payment_pending');
  const other = await asRole(test, 'client');
  const [idle, foreign, otherSupervisor] = [
    await asRole(test, 'branch_manager', { clientId: client.id }),
    await asRole(test, 'branch_manager', { clientId: other.id }),
    await asRole(test, 'supervisor'),
  ];
  strangers = {
    'a manager of the company without a branch': idle.token,
    'a manager of another company without a branch': foreign.token,
    'the owner of another company': other.token,
    'a supervisor whom nothing is assigned to': otherSupervisor.token,
  };
});
afterAll(() => fixture.test.close());

const people = [
  'a manager of the company without a branch',
  'a manager of another company without a branch',
  'the owner of another company',
  'a supervisor whom nothing is assigned to',
] as const;

/** Calls that read a part of one request by its id. */
const readsOfARequest = (Object.keys(operations) as OperationId[]).filter((id) => {
  const { method, url } = operations[id];
  return method === 'GET' && /inspections\/:id(?:\/|$)|inspector-forms\/:id/.test(url);
});

describe.each(people)('%s', (person) => {
  const token = () => String(strangers[person]);

  it('cannot read any part of the company’s request', async () => {
    expect(readsOfARequest.length).toBeGreaterThan(20);
    const answers = await Promise.all(
      readsOfARequest.map(async (id) => {
        const params = { id: requestId, vehicleId: requestId, day: '2026-11-24' };
        const { status } = await call(fixture.test, id, { token: token(), params });
        return [id, status] as const;
      }),
    );
    expect(answers.filter(([, status]) => status < 400)).toEqual([]);
  });

  it.each([requestsResource, certificatesResource, taxDocumentsResource, paymentsResource, branches])(
    'finds no row in the list of $name, and its total is 0',
    async (resource) => {
      const { statusCode, headers, body } = await fixture.test.app.inject({
        url: `/api/v1${apiPath(resource)}`,
        headers: { authorization: `Bearer ${token()}` },
      });
      // A role that may not read the list at all is refused.
      const refused = [403, JSON.parse(body), undefined];
      const empty = [200, [], '0'];
      const answer = [statusCode, JSON.parse(body), headers['x-total-count']];
      expect(answer).toEqual(statusCode === 403 ? refused : empty);
    },
  );
});
