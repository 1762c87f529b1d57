import { Logo, useBrandName } from 'sijil/react/brand/brand';

/** Logo of the library, or its name. */
export function Brand({ markOnly = false }: { readonly markOnly?: boolean }) {
  const name = useBrandName();
  return (
    <Logo markOnly={markOnly}>
      <strong>{name}</strong>
    </Logo>
  );
}
