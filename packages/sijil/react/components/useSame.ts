import { useState } from 'react';

/** Returns the value of the render before, as long as this one has the same contents: memoised parts are not rendered again. */
export function useSame<Value>(value: Value): Value {
  const [before, setBefore] = useState(value);
  if (before === value || JSON.stringify(before) === JSON.stringify(value)) return before;
  setBefore(value);
  return value;
}
