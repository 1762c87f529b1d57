import type { Fields, Shape } from './shape';

/** Caches what `make` derives from a declaration, and derives it again once a design has replaced the declaration's fields. */
export function perDeclaration<S extends Shape, T>(make: (shape: S) => T): (shape: S) => T {
  const cache = new WeakMap<S, { readonly fields: Fields; readonly value: T }>();
  return (shape) => {
    const cached = cache.get(shape);
    if (cached?.fields === shape.fields) return cached.value;
    const value = make(shape);
    cache.set(shape, { fields: shape.fields, value });
    return value;
  };
}
