import { describe, expect, it } from 'vitest';
import { bulkFields, inlineFields } from 'sijil/react/console/visibleFields';
import { resources } from '#resources';

describe('fields that can be changed without opening a record', () => {
  it('a bulk change offers switches, choices and references, never a name or a price', () => {
    const names = bulkFields(resources.services, 'admin');
    expect(names).toEqual(expect.arrayContaining(['active', 'subject', 'vehicleTypeId']));
    expect(names).not.toContain('name');
    expect(names).not.toContain('basePrice');
  });

  it('a bulk change offers neither a city, which depends on the record’s state, nor a field that is set only once', () => {
    const names = bulkFields(resources.branches, 'admin');
    expect(names).toContain('active');
    expect(names).not.toContain('cityId');
    expect(names).not.toContain('clientId');
  });

  it('a field that the portal itself writes is not offered', () => {
    expect(bulkFields(resources.clients, 'admin')).not.toContain('profileCompleted');
  });

  it('only declared fields can be changed in a cell', () => {
    expect(inlineFields(resources.services, 'admin')).toEqual(['basePrice', 'active']);
    expect(inlineFields(resources.clients, 'admin')).toEqual([...resources.clients.inline]);
  });
});
