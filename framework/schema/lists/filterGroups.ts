import { type FieldFilter, filterOf, groupName, type GroupFilter, isGroup, splitKey } from './listState';

/** Groups within groups: more could not be read. */
export const deepestGroup = 3;
/** Conditions of a list, those of its groups among them: each costs a look at every row that the others leave. */
export const mostConditions = 30;

/**
 * Reads a group as an address has it, `any(status=pending,all(total_gte=100,name_like=x))`; null for a text that is none, is too
 * deep or has too many conditions. Values are written as in an address. Browser and server read it by this function.
 */
export function parseConditions(text: string): GroupFilter | null {
  const parts = text.match(/\w+\(|[^(),]+|[),]/g) ?? [];
  let at = 0;
  const group = (depth: number): GroupFilter | null => {
    const mode = parts[at++];
    if ((mode !== 'any(' && mode !== 'all(') || depth > deepestGroup) return null;
    const value = [];
    for (let end = ','; end !== ')'; end = parts[at++] ?? '') {
      const one = end === ',' && (parts[at]?.endsWith('(') ? group(depth + 1) : condition(parts[at++]));
      if (!one) return null;
      value.push(one);
    }
    return { key: groupName, operator: mode === 'any(' ? 'or' : 'and', value };
  };
  const root = group(1);
  const isAll = parts.join('') === text && at === parts.length;
  return root && isAll && conditionsIn(root).length <= mostConditions ? root : null;
}

/** The comparisons of a group and of those within it. */
export function conditionsIn({ value }: GroupFilter): FieldFilter[] {
  return value.flatMap((one) => (isGroup(one) ? conditionsIn(one) : [one]));
}

function condition(part = ''): FieldFilter | null {
  const [, key, written] = /^([\w.]+)=([^=]+)$/.exec(part) ?? [];
  if (!key || !written) return null;
  try {
    return filterOf(...splitKey(key), decodeURIComponent(written));
  } catch {
    return null;
  }
}
