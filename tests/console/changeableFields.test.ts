import { describe, expect, it } from 'vitest';
import { bulkFields, inlineFields } from '@framework/console/visibleFields';
import { resources } from '#resources';

describe('fields that are changed without opening a record', () => {
  it('many records at once take a switch, a choice or a reference, never a name or a price', () => {
    const names = bulkFields(resources.services, 'admin');
    expect(names).toEqual(expect.arrayContaining(['active', 'subject', 'vehicleTypeId']));
    expect(names).not.toContain('name');
    expect(names).not.toContain('basePrice');
  });

  it('a city depends on the state of its own record, and what is only set once stays', () => {
    const names = bulkFields(resources.branches, 'admin');
    expect(names).toContain('active');
    expect(names).not.toContain('cityId');
    expect(names).not.toContain('clientId');
  });

  it('what the portal itself writes is offered nowhere', () => {
    expect(bulkFields(resources.clients, 'admin')).not.toContain('profileCompleted');
  });

  it('a cell is changed only where the declaration says so', () => {
    expect(inlineFields(resources.services, 'admin')).toEqual(['basePrice', 'active']);
    expect(inlineFields(resources.clients, 'admin')).toEqual([...resources.clients.inline]);
  });
});
