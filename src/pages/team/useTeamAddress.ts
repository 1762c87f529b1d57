import { useSearchParams } from 'react-router';

const names = ['cityIds', 'serviceIds'] as const;
type FilterName = (typeof names)[number];

const ids = /^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/;

/** Cities and services of the team's week, in the address; what is no id there is as if it were not. */
export function useTeamAddress() {
  const [address, setAddress] = useSearchParams();
  const chosen: Readonly<Partial<Record<FilterName, string>>> = Object.fromEntries(
    names.flatMap((name) => {
      const value = address.get(name);
      return value !== null && ids.test(value) ? [[name, value]] : [];
    }),
  );
  const write = (changed: Readonly<Partial<Record<FilterName, string>>>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of names) {
          const value = changed[name];
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    chosen,
    isNarrowed: Object.keys(chosen).length > 0,
    choose: (name: FilterName, value: string | undefined) => write({ ...chosen, [name]: value ?? '' }),
    clear: () => write({}),
  };
}

export type TeamAddress = ReturnType<typeof useTeamAddress>;
