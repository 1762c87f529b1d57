/** Rights that no custom role has. */
export const neverCustom: readonly string[] = [
  'roles',
  'roles.preview',
  'roles.explain',
  'seeAs',
  'sessions.seeAs',
  'secondFactor.reset',
];

/** No operation of the library shows records of every type. */
export const showEverything: readonly string[] = [];
