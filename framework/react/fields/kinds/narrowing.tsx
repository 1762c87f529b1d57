import { Suspense } from 'react';
import type { NarrowingField } from '#framework/schema/kinds/narrowing';
import { lazyPage } from '@framework/lazy/lazyPage';
import type { KindView } from '../kindView';
import type { ValueProps } from '../renderer';

/** Loads with the first custom role: its words know every right. */
const NarrowingWords = lazyPage(() => import('./NarrowingWords'), ['fields']);

function NarrowingValue({ value }: ValueProps<NarrowingField>) {
  return (
    <Suspense fallback={null}>
      <NarrowingWords value={value} />
    </Suspense>
  );
}

export const narrowingView: KindView<NarrowingField> = { Value: NarrowingValue };
