/** Rights that no custom role has: with them its holder could be rid of the limits, or look past them. */
export const neverCustom: readonly string[] = [
  'roles',
  'roles.preview',
  'roles.explain',
  'seeAs',
  'sessions.seeAs',
  'adminUsers.create',
  'adminUsers.update',
  'adminUsers.changePassword',
  'adminUsers.delete',
  'adminUsers.changeStatus',
  'secondFactor.reset',
];

/** Areas of operations whose answers hold records of every type: they need a role that reads all of them. */
export const showEverything: readonly string[] = ['audit'];
