interface Options {
  readonly options: { readonly value: string; readonly label: string }[];
  readonly loading: boolean;
}

/** Everybody who sees a reference may list what it refers to. */
export const useIsReferred = (_to: string): boolean => false;

export const useReferred = (_wanted: object): Options => ({ options: [], loading: false });
