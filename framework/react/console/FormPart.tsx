import { type ComponentType, lazy, Suspense } from 'react';
import type { Resource } from '#framework/schema/resource';
import type { TypedForm } from '@framework/forms/DrawnForm';

interface FormPartProps {
  readonly resource: Resource;
  readonly form: TypedForm;
}

/** Parts below the fields in forms of the framework's own declarations. */
const parts: Readonly<Record<string, ComponentType<Pick<FormPartProps, 'form'>>>> = {
  brand: lazy(() => import('./brand/BrandPart')),
};

/** Part below the fields of a generated form; most declarations have none. */
export function FormPart({ resource, form }: FormPartProps) {
  const Part = parts[resource.name];
  return Part ? (
    <Suspense fallback={null}>
      <Part form={form} />
    </Suspense>
  ) : null;
}
