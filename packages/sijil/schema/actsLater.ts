/** Whose rights decide what a record does when nobody calls it. */
export type ActsAs =
  /** The person who last changed one of these fields: where it sends, or what. */
  | { readonly as: 'changer'; readonly fields: readonly string[] }
  /** The person whom this field names; nobody else's rights are used, whoever wrote the record. */
  | { readonly as: 'person'; readonly field: string }
  /** A declared role that the record names: no custom role writes such records. */
  | { readonly as: 'role' };

/** Every declaration whose records act later. A record of another kind does nothing by itself. */
export const actsLater: Readonly<Record<string, ActsAs>> = {
  webhooks: { as: 'changer', fields: ['address', 'records', 'events'] },
  automations: { as: 'role' },
  subscriptions: { as: 'person', field: 'userId' },
  apiTokens: { as: 'person', field: 'userId' },
};

/** True for records that act with the rights of a declared role. */
export const actsAsRole = (name: string): boolean => actsLater[name]?.as === 'role';

/** True for a change after which a record acts with the rights of the person who made it. */
export function changesWhatActs(name: string, changed: readonly string[]): boolean {
  const acts = actsLater[name];
  return acts?.as === 'changer' && changed.some((field) => acts.fields.includes(field));
}
