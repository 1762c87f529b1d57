import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { openTestApplication, type TestApplication } from 'sijil/testing/openTestApplication';

interface Made {
  readonly id: string;
}

let clinic: TestApplication;
before(async () => {
  clinic = await openTestApplication({ now: new Date('2026-11-22T07:00:00Z') });
});
after(() => clinic.close());

it('a vet closes a visit, and an owner does not', async () => {
  const [vet, owner] = [await clinic.as('vet'), await clinic.as('owner')];
  const task = await vet<Made>('POST', '/tasks', { payload: { name: 'Vaccinate', status: 'open' } });
  const visit = { taskId: task.body.id, stars: '4/5', status: 'open' };
  const { body } = await vet<Made>('POST', '/visits', { payload: visit });
  assert.equal((await owner('POST', `/visits/${body.id}/close`)).status, 403);
  assert.equal((await vet('POST', `/visits/${body.id}/close`)).status, 200);
  assert.equal((await vet('GET', `/visits/${body.id}`)).body['status'], 'closed');
});
