/** The part of the web platform that the pure folders use; browsers and Node both have it (`tsconfig.pure.json`). */
interface URLSearchParams extends Iterable<[string, string]> {
  get(name: string): string | null;
  set(name: string, value: string): void;
  delete(name: string): void;
  toString(): string;
}

declare var URLSearchParams: new (
  from?: string | Iterable<readonly [string, string]> | Readonly<Record<string, string>>,
) => URLSearchParams;
