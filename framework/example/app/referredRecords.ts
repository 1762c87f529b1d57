interface Options {
  readonly options: { readonly value: string; readonly label: string }[];
  readonly loading: boolean;
}

/** False, because everybody who sees a reference may list the records to which it refers. */
export const useIsReferred = (_to: string): boolean => false;

export const useReferred = (_wanted: object): Options => ({ options: [], loading: false });
