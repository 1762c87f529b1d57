/** True if the header `If-None-Match` names the tag, or any. A compressed answer travels with its tag weakened. */
export function namesTag(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((named) => ['*', tag].includes(named.trim().replace(/^W\//, '')));
}
