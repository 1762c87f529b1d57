import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CallError } from 'sijil/react/providers/apiError';
import { readFile } from 'sijil/react/providers/readFile';

/** Call that renders a document from an unsaved draft; its address is below `/api/v1`. */
interface DraftToDraw {
  readonly url: string;
  readonly body: object;
  readonly query?: Readonly<Record<string, string>>;
}

/** Draft rendered as a file at an object URL, again whenever the draft or the query changes; null renders nothing. */
export function useDrawnPaper(draft: DraftToDraw | null) {
  const { data, error, isFetching, refetch } = useQuery<Blob, CallError>({
    queryKey: ['drawn paper', draft],
    enabled: draft !== null,
    queryFn: async ({ signal }) => {
      if (!draft) throw new Error('there is no draft to render');
      const { url, ...call } = draft;
      return (await readFile(url, { ...call, signal })).content;
    },
    gcTime: 60_000,
    staleTime: 60_000,
  });
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return undefined;
    const made = URL.createObjectURL(data);
    // oxlint-disable-next-line react/set-state-in-effect -- an address is a resource: made and given back with the file
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { address: data ? address : null, error, isFetching, refetch };
}
