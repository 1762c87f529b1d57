/**
 * Tests that follow from the declarations, which `sijil test` runs before those of the application: who may call each operation, and
 * that no value makes a record's operations fail.
 */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { declaredRoles, resourceList } from 'sijil/schema/application';
import { permissionFor } from 'sijil/schema/access';
import { apiPath } from 'sijil/schema/resource';
import { openTestApplication } from './openTestApplication';
import { mayCall, readOperations, statusOf, unexpectedStatuses } from './operationFacts';
import { errorsOfCreating, errorsOfUpdating } from './recordFacts';
import { validRecord } from './validRecord';

const opened = await openTestApplication();
after(() => opened.close());
const { app } = opened;
const { operations, unnamed } = await readOperations(app);
const closed = operations.filter(({ audience }) => audience !== 'public');
const withoutErrors = (found: readonly string[]) => assert.deepEqual(found, []);

/** Refused to everybody whose password is their own. */
const firstPassword = 'auth.changeFirstPassword';

void test('every operation has an id and an audience', () => withoutErrors(unnamed));

void test('nobody calls an operation without a session, unless it is public', async () =>
  withoutErrors(
    await unexpectedStatuses(
      closed,
      (one) => statusOf(app, one),
      (status) => status === 401,
    ),
  ));

for (const role of declaredRoles()) {
  void test(`${role} is refused exactly the operations of others`, async () => {
    const session = await opened.openSession(role);
    const refused = closed.filter((one) => !mayCall(one, role));
    withoutErrors(
      await unexpectedStatuses(
        refused,
        (one) => statusOf(app, one, session),
        (status) => status === 403,
      ),
    );
    const allowed = closed.filter((one) => mayCall(one, role) && one.id !== firstPassword);
    withoutErrors(
      await unexpectedStatuses(
        allowed,
        // A session for each call, because some calls end it.
        async (one) => statusOf(app, one, await opened.openSession(role)),
        (status) => status !== 401 && status !== 403 && status < 500,
      ),
    );
  });
}

for (const resource of resourceList()) {
  const writer = declaredRoles().find((role) => permissionFor(resource, 'create', { role }) !== 'none');
  if (writer === undefined || resource.storedBy) continue;
  void test(`${resource.name}: no value makes an operation fail, and what is created is read again`, async () => {
    const ask = await opened.as(writer);
    withoutErrors(await errorsOfCreating(ask, resource));
    const made = await ask<{ id: string; version: number }>('POST', apiPath(resource), {
      payload: await validRecord(ask, resource),
    });
    assert.ok(made.status < 500, made.text);
    if (made.status !== 201) return;
    const read = await ask('GET', `${apiPath(resource)}/${made.body.id}`);
    if (read.status === 200) assert.deepEqual({ ...made.body, ...read.body }, made.body);
    withoutErrors(await errorsOfUpdating(ask, resource, made.body));
  });
}
