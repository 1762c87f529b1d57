/** Positions of the primary that are remembered: one a second, so for more than a quarter of an hour. */
const mostPositions = 1_000;

interface Position {
  readonly position: number;
  /** Moment at which the primary had reached it, in milliseconds. */
  readonly at: number;
}

/** Delay of a replica: the time since the primary had the oldest position that the replica has not replayed. */
export class Lag {
  private awaited: Position[] = [];

  note(primary: Position): void {
    if (this.awaited.length < mostPositions) this.awaited.push(primary);
  }

  /** Milliseconds by which a replica is behind that has replayed this position. */
  of(replayed: number, now: number): number {
    this.awaited = this.awaited.filter(({ position }) => position > replayed);
    const [oldest] = this.awaited;
    return oldest ? now - oldest.at : 0;
  }
}
