/** Refusals of an operation that takes a file. */
export const uploadRefusals: readonly number[] = [413, 415, 422, 507];

/** Statuses with which single operations of the framework may refuse: what they ask of others, or how they know their caller. */
export const frameworkRefusals: Readonly<Record<string, readonly number[]>> = {
  'auth.login': [401, 403],
  'auth.beginAtProvider': [404, 502],
  'auth.finishAtProvider': [403, 404, 502],
  'auth.changeFirstPassword': [422],
  'sessions.seeAs': [404],
  'files.upload': [400, ...uploadRefusals],
};
