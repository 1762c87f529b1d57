interface Side {
  readonly left: number;
  readonly right: number;
}

/** Box of an element in the window, in pixels. */
export interface Box extends Side {
  readonly top: number;
  readonly bottom: number;
}

interface Place {
  /** Column of the toasts, and the height of all of them. */
  readonly column: Side & { readonly height: number };
  /** Boxes that toasts may not cover. */
  readonly obstacles: readonly Box[];
  /** From the window's edge, and from what they give way to. */
  readonly offset: number;
  readonly gap: number;
  readonly windowHeight: number;
}

/**
 * Top of the toasts (rules 7.4): the window's offset, or below whichever of the boxes they would cover there. Without
 * such a place they stay at the offset: clicks pass through them.
 */
export function freeTop({ column, obstacles, offset, gap, windowHeight }: Place): number {
  let top = offset;
  for (const box of obstacles.toSorted((one, other) => one.top - other.top)) {
    const nextToColumn = box.right <= column.left || box.left >= column.right;
    const apart = box.bottom <= top || box.top >= top + column.height;
    if (!nextToColumn && !apart) top = box.bottom + gap;
  }
  return top + column.height <= windowHeight - offset ? top : offset;
}
