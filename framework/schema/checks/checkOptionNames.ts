import type { Field } from '../field';
import { kindOf } from '../fieldKinds';
import type { Resource } from '../resource';
import { didYouMean } from './checkNames';

const ofResource = Object.keys({
  name: true,
  storedBy: true,
  addedLater: true,
  label: true,
  fields: true,
  title: true,
  about: true,
  dropped: true,
  bodyKb: true,
  list: true,
  search: true,
  filters: true,
  access: true,
  rules: true,
  account: true,
  people: true,
  sort: true,
  longOrders: true,
  madeElsewhere: true,
  sections: true,
  presets: true,
  children: true,
  inline: true,
  importKey: true,
  uniqueTogether: true,
  actions: true,
  secret: true,
  menu: true,
  single: true,
  path: true,
  api: true,
  operations: true,
} satisfies Record<keyof Resource, true>);

const ofField: readonly string[] = Object.keys({
  kind: true,
  label: true,
  help: true,
  was: true,
  required: true,
  unique: true,
  readOnly: true,
  createOnly: true,
  changeOnly: true,
  shownWhen: true,
  computed: true,
  formula: true,
  access: true,
  addedLater: true,
  default: true,
} satisfies Record<Exclude<keyof Field, '$value'>, true>);

/** R32: a declaration says nothing that nobody reads; a misspelt option would silently not hold. */
export function checkResourceOptions(resource: Resource): string[] {
  return unknown(resource.name, Object.keys(resource), ofResource);
}

export function checkFieldOptions(field: Field, path: string): string[] {
  return unknown(path, Object.keys(field), [...ofField, ...(kindOf(field).options ?? [])]);
}

function unknown(place: string, said: readonly string[], known: readonly string[]): string[] {
  return said
    .filter((name) => !known.includes(name))
    .map(
      (name) =>
        `R32 ${place}: there is no option "${name}". ${didYouMean(name, known) ?? `The options are ${known.join(', ')}.`}`,
    );
}
