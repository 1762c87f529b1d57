import { Select } from 'antd';
import { type ComponentProps, lazy, Suspense } from 'react';
import type * as Parts from './recordParts';

// A form that has no reference, such as the one to sign in, is drawn without declarations and without Refine.
const parts = () => import('./recordParts');
const LoadedSelect = lazy(async () => ({ default: (await parts()).RecordSelect }));
const LoadedInput = lazy(async () => ({ default: (await parts()).ReferenceInput }));

export function LazyRecordSelect(props: ComponentProps<typeof Parts.RecordSelect>) {
  return (
    <Suspense fallback={<Waiting id={props.id} />}>
      <LoadedSelect {...props} />
    </Suspense>
  );
}

export function LazyReferenceInput(props: ComponentProps<typeof Parts.ReferenceInput>) {
  return (
    <Suspense fallback={<Waiting id={props.id} />}>
      <LoadedInput {...props} />
    </Suspense>
  );
}

/** As wide as the picker that takes its place. */
function Waiting({ id = '' }: { readonly id?: string | undefined }) {
  return <Select loading disabled id={id} style={{ inlineSize: '100%' }} />;
}
