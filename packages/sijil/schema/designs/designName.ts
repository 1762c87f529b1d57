/** A name that a designed field or record type may have: 40 letters and digits, the first one a small letter. */
const designNamePattern = /^[a-z][A-Za-z0-9]{0,39}$/;

/** PostgreSQL cuts longer names, and two columns or tables would share one. */
const longestStored = 63;

/** True for an identifier of a designed field or record type that the API, PostgreSQL and JavaScript all accept. */
export function isDesignName(name: unknown): name is string {
  return typeof name === 'string' && designNamePattern.test(name) && storedLength(name) <= longestStored;
}

/** Length of the name in snake_case. */
const storedLength = (name: string) => name.length + (name.match(/[A-Z]/g)?.length ?? 0);
