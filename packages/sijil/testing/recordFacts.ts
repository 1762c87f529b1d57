import { isWritable } from 'sijil/schema/field';
import { apiPath, type Resource } from 'sijil/schema/resource';
import type { Ask } from './askAs';
import { type Upload, validRecord } from './validRecord';

interface Made {
  readonly id: string;
  readonly version: number;
}

/** Value of every JSON type. */
const ofEveryType: readonly unknown[] = [null, '', 'x', -1, 1e300, true, [], [null], {}];

export const writableNames = (resource: Resource, mode: 'create' | 'update'): string[] =>
  Object.entries(resource.fields).flatMap(([name, field]) => (isWritable(field, mode) ? [name] : []));

/** Creates records with a value of any type in one field. Returns the server errors. */
export async function errorsOfCreating(ask: Ask, resource: Resource, upload?: Upload): Promise<string[]> {
  const path = apiPath(resource);
  const failed: string[] = [];
  let valid = await validRecord(ask, resource, upload);
  for (const name of writableNames(resource, 'create')) {
    for (const value of ofEveryType) {
      const { status } = await ask('POST', path, { payload: { ...valid, [name]: value } });
      if (status >= 500) failed.push(`${status} ${name}: ${JSON.stringify(value)}`);
      // The unique values and the file of the previous body are taken.
      if (status === 201) valid = await validRecord(ask, resource, upload);
    }
  }
  return failed;
}

/** Changes a record to a value of any type in one field. Returns the server errors. */
export async function errorsOfUpdating(ask: Ask, resource: Resource, made: Made): Promise<string[]> {
  const failed: string[] = [];
  let { version } = made;
  for (const name of writableNames(resource, 'update')) {
    for (const value of ofEveryType) {
      const payload = { version, [name]: value };
      const { status, body } = await ask<Made>('PATCH', `${apiPath(resource)}/${made.id}`, { payload });
      if (status === 200) ({ version } = body);
      if (status >= 500) failed.push(`${status} ${name}: ${JSON.stringify(value)}`);
    }
  }
  return failed;
}
