import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { arrangedFields, type PlacedField } from 'sijil/schema/designs/arrangedFields';
import { fieldSlots, neighboursFirst, placeOfSlot } from 'sijil/schema/designs/designOrder';

const papers = { label: { ar: 'الوثائق', en: 'Papers' }, fields: ['licence', 'tax'] };
const declared = { names: ['name', 'licence', 'city', 'tax'], sections: [papers] };
const arranged = (...added: PlacedField[]) => arrangedFields(declared, neighboursFirst(added));

describe('the position of a designed field', () => {
  it('is at the end, next to a field, or in the section of a field', () => {
    expect(arranged({ name: 'gate', place: null })).toEqual({
      names: ['name', 'licence', 'city', 'tax', 'gate'],
      sections: [papers],
    });
    expect(arranged({ name: 'gate', place: 'clients.city.before' }).names).toEqual([
      'name',
      'licence',
      'gate',
      'city',
      'tax',
    ]);
    expect(arranged({ name: 'gate', place: 'clients.licence' }).sections[0]?.fields).toEqual([
      'licence',
      'gate',
      'tax',
    ]);
  });

  it('does not depend on the order of design, and is the end where the neighbour no longer exists', () => {
    const [gate, ramp] = [
      { name: 'gate', place: 'clients.ramp' },
      { name: 'ramp', place: 'clients.name' },
    ];
    expect(arranged(gate, ramp).names.slice(0, 3)).toEqual(['name', 'ramp', 'gate']);
    expect(arranged(gate).names.at(-1)).toBe('gate');
  });

  it('loses no field where two fields name each other', () => {
    const both = arranged({ name: 'gate', place: 'clients.ramp' }, { name: 'ramp', place: 'clients.gate' });
    expect(both.names.toSorted()).toEqual(['city', 'gate', 'licence', 'name', 'ramp', 'tax']);
  });

  it('can be any position of the form, which is then found again', () => {
    const neighbour = fc.constantFrom('name', 'licence', 'city', 'tax');
    const place = fc.option(
      fc.tuple(neighbour, fc.constantFrom('', '.before')).map(([name, side]) => `clients.${name}${side}`),
    );
    const others = fc
      .array(place, { maxLength: 3 })
      .map((places) => places.map((one, index) => ({ name: `other${index}`, place: one })));
    fc.assert(
      fc.property(others, place, fc.nat(), (added, start, chosen) => {
        const placing = (own: string | null) => ({
          resource: 'clients',
          declared,
          added: [...added, { name: 'gate', place: own }],
          own: 'gate',
        });
        const { slots, at } = fieldSlots(placing(start));
        expect(slots[at]).toBeDefined();
        // Each of the two groups has one position more than it has fields.
        expect(slots).toHaveLength(4 + added.length + 2);
        const to = chosen % slots.length;
        const slot = slots[to];
        if (slot) expect(fieldSlots(placing(placeOfSlot(slot, placing(start)))).at).toBe(to);
      }),
    );
  });
});
