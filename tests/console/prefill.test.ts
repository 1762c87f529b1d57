import { describe, expect, it } from 'vitest';
import { resources } from '#resources';
import { prefill } from 'sijil/react/console/form/CreateForm';

const from = (resource: Parameters<typeof prefill>[0], address: string) =>
  prefill(resource, new URLSearchParams(address));

describe('a value for a new record in the address', () => {
  it('is parsed by the kind of its field', () => {
    expect(from(resources.services, 'active=false&nothing=1').values).toEqual({ active: false });
    const id = crypto.randomUUID();
    expect(from(resources.inspectors, `serviceIds=${id}`).values).toEqual({ serviceIds: [id] });
  });

  it('is ignored and reported where the field cannot hold it', () => {
    expect(from(resources.inspectors, 'serviceIds=abc')).toEqual({ values: {}, unread: ['serviceIds'] });
    expect(from(resources.services, 'packages=1')).toEqual({ values: {}, unread: ['packages'] });
  });
});
