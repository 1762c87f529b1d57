interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
}

interface Turns {
  running: number;
  waiting?: Waiting | undefined;
}

/**
 * Returns a function that performs work of a person, at most so many of each at the same time. One more waits until another has
 * ended; the next one takes its place, and the one that waited is refused: its caller has asked for something newer.
 */
export function limitPerPerson(most: number, refusal: () => Error) {
  const people = new Map<string, Turns>();

  const wait = (turns: Turns) =>
    new Promise<void>((begin, reject) => {
      turns.waiting?.refuse();
      turns.waiting = { begin, refuse: () => reject(refusal()) };
    });

  const end = (person: string, turns: Turns) => {
    const next = turns.waiting;
    turns.waiting = undefined;
    // The turn passes on, so that nobody else takes it in between.
    if (next) return next.begin();
    turns.running -= 1;
    if (turns.running === 0) people.delete(person);
  };

  return async <Result>(person: string, work: () => Promise<Result>): Promise<Result> => {
    const turns = people.get(person) ?? { running: 0 };
    people.set(person, turns);
    if (turns.running >= most) await wait(turns);
    else turns.running += 1;
    try {
      return await work();
    } finally {
      end(person, turns);
    }
  };
}
