import { arrangedFields, type Arrangement, type PlacedField, readPlace } from './arrangedFields';
import type { TypeDesign } from './typeDesign';
import { type Section, sectionsOf } from '../sectionsOf';

/** A place that a field can have: between two others of the same section, or at an end of it. */
interface Slot {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

interface Placing {
  /** Declaration of the fields. */
  readonly resource: string;
  /** Order of the fields that the code declares. */
  readonly declared: Arrangement;
  readonly added: readonly PlacedField[];
  /** Name of the field that is placed; one of the added ones. */
  readonly own: string;
}

/** Returns the slots that a designed field can have, in the order of the form, and the index of its present one. */
export function fieldSlots({ declared, added, own }: Placing) {
  const sections = drawn(declared, added);
  const slots = sections.flatMap(({ fields }) => {
    const others = fields.filter((name) => name !== own);
    return [...others, undefined].map((next, index): Slot => ({ previous: others[index - 1], next }));
  });
  const present = slotOf(sections, own);
  return { sections, slots, at: slots.findIndex((slot) => isSame(slot, present)) };
}

/** Returns the place that puts a field into a slot: next to the neighbour from which no other placed field separates it. */
export function placeOfSlot(slot: Slot, { resource, own, declared, added }: Placing): string | null {
  const places = [
    ...(slot.previous === undefined ? [] : [`${resource}.${slot.previous}`]),
    ...(slot.next === undefined ? [] : [`${resource}.${slot.next}.before`]),
  ];
  const leadsThere = (place: string) => {
    const moved = added.map((one) => (one.name === own ? { name: own, place } : one));
    return isSame(slotOf(drawn(declared, moved), own), slot);
  };
  return places.find(leadsThere) ?? places[0] ?? null;
}

function drawn(declared: Arrangement, added: readonly PlacedField[]): Section[] {
  const { names, sections } = arrangedFields(declared, neighboursFirst(added));
  return sectionsOf(names, sections);
}

function slotOf(sections: readonly Section[], own: string): Slot {
  const home = sections.find(({ fields }) => fields.includes(own))?.fields ?? [];
  const at = home.indexOf(own);
  return { previous: home[at - 1], next: home[at + 1] };
}

const isSame = (one: Slot, other: Slot) => one.previous === other.previous && one.next === other.next;

/** Sorts designed fields of one declaration: each follows its neighbour; of two that name each other, the first is unmoved. */
export function neighboursFirst<F extends PlacedField>(added: readonly F[]): F[] {
  const ordered: F[] = [];
  const waiting = [...added];
  while (waiting.length > 0) {
    const isFree = ({ place }: F) => waiting.every(({ name }) => name !== readPlace(place)?.neighbour);
    ordered.push(...waiting.splice(Math.max(waiting.findIndex(isFree), 0), 1));
  }
  return ordered;
}

/** Sorts record types so that each follows its parent; those with an unknown parent are left out. */
export function parentsFirst<T extends Pick<TypeDesign, 'name' | 'parent'>>(
  types: readonly T[],
  isDeclared: (name: string) => boolean,
): T[] {
  const placed: T[] = [];
  let waiting = types;
  for (;;) {
    const isKnown = ({ parent }: T) =>
      parent === null || isDeclared(parent) || placed.some(({ name }) => name === parent);
    const next = waiting.filter(isKnown);
    if (next.length === 0) return placed;
    placed.push(...next);
    waiting = waiting.filter((type) => !next.includes(type));
  }
}
