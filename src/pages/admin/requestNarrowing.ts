const names = ['clientId', 'branchId', 'serviceId', 'supervisorId', 'inspectorId'] as const;

/** Whose requests an address asks for: `?clientId=…`, or `?clientId_in=…` as a record's page links to its list. */
export function readNarrowing(params: URLSearchParams): Partial<Record<(typeof names)[number], string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name) ?? params.get(`${name}_in`);
      return value ? [[name, value]] : [];
    }),
  );
}

/** The same address, about all records again. */
export function withoutNarrowing(params: URLSearchParams, name: string): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of [name, `${name}_in`, 'page']) next.delete(key);
  return next;
}
