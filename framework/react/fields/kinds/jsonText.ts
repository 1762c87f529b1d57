/** A value of a shape of its own as it is read and written; nothing for none. */
export const jsonText = (value: unknown) => (value == null ? '' : JSON.stringify(value, null, 2));
