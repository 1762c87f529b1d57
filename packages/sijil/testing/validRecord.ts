import { apiPath, type Resource } from 'sijil/schema/resource';
import { hiddenIn } from 'sijil/schema/field';
import { hasOptions, holdsFile, holdsFiles, holdsMany, isInteger, refers } from 'sijil/schema/kindFacts';
import { resourceNamed } from 'sijil/schema/application';
import type { Ask } from './askAs';
import { plainValues, sampleOf } from './sampleOf';

type Values = Record<string, unknown>;
/** Uploads a picture as the caller. Returns its id. */
export type Upload = () => Promise<string>;

/** Last number that was given to a field whose values must differ, above those of the records that every installation has. */
let counted = 100;

/** Returns the body of a valid new record; records that it must refer to are found or created. */
export async function validRecord(ask: Ask, resource: Resource, upload?: Upload): Promise<Values> {
  const values = plainValues(resource.fields);
  for (const [name, field] of Object.entries(resource.fields)) {
    if (upload && field.required && holdsFile(field) && !holdsFiles(field)) values[name] = await upload();
    if (!field.required || !refers(field)) continue;
    if (values[name] !== undefined) continue;
    const { to, narrowedBy = {} } = field;
    const target = await anyRecord(ask, to);
    values[name] = holdsMany(field) ? [target['id']] : target['id'];
    for (const [theirs, ours] of Object.entries(narrowedBy)) values[ours] = target[theirs];
  }
  // Texts are counted by their samples.
  for (const name of (resource.uniqueTogether ?? []).flat())
    if (isInteger(resource.fields[name])) values[name] = counted += 1;
  for (const { field, holds } of resource.rules ?? []) {
    const ruled = resource.fields[field];
    if (!ruled || holds(values as never)) continue;
    const offered = hasOptions(ruled) ? Object.keys(ruled.options) : [];
    if (values[field] === undefined) values[field] = sampleOf(ruled);
    else values[field] = offered.find((one) => holds({ ...values, [field]: one } as never)) ?? values[field];
  }
  for (const name of hiddenIn(resource.fields, values)) delete values[name];
  return values;
}

async function anyRecord(ask: Ask, name: string): Promise<Values> {
  const resource = resourceNamed(name);
  if (!resource) throw new Error(`no declaration is called ${name}`);
  const path = apiPath(resource);
  const [first] = (await ask<Values[]>('GET', `${path}?_end=1`)).body;
  if (first) return first;
  const made = await ask('POST', path, { payload: await validRecord(ask, resource) });
  if (made.status !== 201) throw new Error(`${name}: ${JSON.stringify(made.body)}`);
  return made.body;
}
