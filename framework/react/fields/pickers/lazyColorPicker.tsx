import { type ComponentProps, lazy, Suspense } from 'react';
import type * as Parts from './pickerParts';

const Loaded = lazy(async () => ({ default: (await import('./pickerParts')).ColorPicker }));

/** Apart from the other pickers: cells show colours, and the box in which those wait is antd's input, 8 kB of it. */
export function ColorPicker(props: ComponentProps<typeof Parts.ColorPicker>) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
