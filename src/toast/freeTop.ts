interface Side {
  readonly left: number;
  readonly right: number;
}

/** Where something stands in the window, in pixels. */
export interface Box extends Side {
  readonly top: number;
  readonly bottom: number;
}

interface Place {
  /** The toasts' own column, and how tall they are together. */
  readonly column: Side & { readonly height: number };
  /** What they may not lie over. */
  readonly kept: readonly Box[];
  /** From the window's edge, and from what they give way to. */
  readonly offset: number;
  readonly gap: number;
  readonly windowHeight: number;
}

/**
 * Where toasts begin (rules 7.4): at the window's offset, or below whatever of `kept` would lie under them there. Where
 * no such place is left they keep the offset: a press goes through to what lies under them.
 */
export function freeTop({ column, kept, offset, gap, windowHeight }: Place): number {
  let top = offset;
  for (const box of kept.toSorted((one, other) => one.top - other.top)) {
    const beside = box.right <= column.left || box.left >= column.right;
    const apart = box.bottom <= top || box.top >= top + column.height;
    if (!beside && !apart) top = box.bottom + gap;
  }
  return top + column.height <= windowHeight - offset ? top : offset;
}
