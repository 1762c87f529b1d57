import {
  chosenFor,
  filteredNames,
  type Filters,
  groupOf,
  type ListFilters,
} from 'sijil/schema/lists/listFilters';
import { filterOperators } from 'sijil/schema/kind';
import {
  filterOf,
  groupName,
  type GroupFilter,
  isGroup,
  type ListFilter,
} from 'sijil/schema/lists/listState';
import { matchName } from 'sijil/schema/lists/filterFields';

/** Condition of a group: a field with the chosen values; none yet in a new one. */
export interface EditedCondition {
  readonly key: number;
  readonly name: string;
  readonly chosen: Filters;
}

/** A group as its form has it: with conditions that have no value yet, and empty groups. */
export interface EditedGroup {
  readonly key: number;
  readonly operator: GroupFilter['operator'];
  readonly parts: readonly EditedPart[];
}

export type EditedPart = EditedCondition | EditedGroup;

export const isEditedGroup = (part: EditedPart): part is EditedGroup => 'parts' in part;

let latestKey = 0;
const newKey = (): number => ++latestKey;

export const newCondition = (name: string): EditedCondition => ({ key: newKey(), name, chosen: {} });

export const newGroup = (): EditedGroup => ({ key: newKey(), operator: 'or', parts: [] });

/** The form of a group: «from … to …» of one field is one condition of it. */
export function editedGroup({ operator, value }: GroupFilter): EditedGroup {
  const conditions = filteredNames(value).map((name) => ({
    key: newKey(),
    name,
    chosen: chosenFor(value, name),
  }));
  return { key: newKey(), operator, parts: [...conditions, ...value.filter(isGroup).map(editedGroup)] };
}

/** The group that a form holds; null where none of its conditions has a value. */
export function groupFilter({ operator, parts }: EditedGroup): GroupFilter | null {
  const value = parts.flatMap((part): readonly ListFilter[] => {
    if (isEditedGroup(part)) {
      const group = groupFilter(part);
      return group ? [group] : [];
    }
    return filterOperators.flatMap((comparison) => {
      const text = part.chosen[comparison];
      return text === undefined ? [] : [filterOf(part.name, comparison, text)];
    });
  });
  return value.length > 0 ? { key: groupName, operator, value } : null;
}

/** Number of comparisons of a form; a condition without a value is about to be one. */
export function countComparisons({ parts }: EditedGroup): number {
  return parts.reduce(
    (sum, part) =>
      sum + (isEditedGroup(part) ? countComparisons(part) : Math.max(1, Object.keys(part.chosen).length)),
    0,
  );
}

/** Number of a list's comparisons outside its group. */
export function comparisonsOutside(filters: ListFilters): number {
  const names = filteredNames(filters).filter((name) => name !== matchName);
  return filters.filter((one) => !isGroup(one) && names.includes(one.field)).length;
}

/** The text by which two groups are compared. */
export const textOfGroup = (filters: ListFilters): string => JSON.stringify(groupOf(filters) ?? null);
