import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { operations } from '#domain/access/operations';
import type { CallError } from '@framework/providers/apiError';
import { readFile } from '@framework/providers/readFile';

export type PaperLanguage = 'both' | 'ar' | 'en';

/** The operations that draw a document from what is not saved yet. */
export type Drawer = 'contractTemplates.draw' | 'certificateTemplates.draw' | 'socialTemplates.draw';

/** A draft as a file at an address of the browser's own, drawn anew when it or what is asked of it changes. */
export function useDrawnPaper(drawer: Drawer, content: object, query: Readonly<Record<string, string>>) {
  const { data, error, refetch } = useQuery<Blob, CallError>({
    queryKey: [drawer, content, query],
    queryFn: async ({ signal }) => {
      const call = { query, body: { content }, signal };
      return (await readFile(operations[drawer].url, call)).content;
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
  return { address: data ? address : null, error, refetch };
}
