const part = /:([a-z]\w*)/gi;

/** The fields that an address such as `/services/:serviceId?again=:id` is filled with. */
export function addressFields(address: string): readonly string[] {
  return [...address.matchAll(part)].flatMap(([, name]) => name ?? []);
}

/** The address filled with a record's fields; null where the record lacks one of them. */
export function fillAddress(address: string, record: Readonly<Record<string, unknown>>): string | null {
  return addressFields(address).every((name) => typeof record[name] === 'string')
    ? address.replace(part, (_, name: string) => encodeURIComponent(String(record[name])))
    : null;
}
