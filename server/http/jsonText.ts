/** An answer of the type `T` that PostgreSQL has written as JSON already: it is sent as it is. */
export class JsonText<T> {
  /** What the text says; never there, and kept so that one answer is not taken for another. */
  declare readonly says: T;

  constructor(readonly text: string) {}
}
