/** An answer of the type `T` that PostgreSQL has written as JSON already: it is sent as it is. */
export class JsonText<T> {
  /** Phantom type of the text's content; never set, it keeps one answer from being taken for another. */
  declare readonly says: T;

  constructor(readonly text: string) {}
}
