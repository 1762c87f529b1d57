import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { operations } from '#domain/access/operations';
import type { ApiError } from '@/providers/apiError';
import { readFile } from '@/providers/readFile';

export type PaperLanguage = 'both' | 'ar' | 'en';

/** The operations that draw a document from what is not saved yet. */
export type Drawer = 'contractTemplates.draw' | 'certificateTemplates.draw';

/** A draft as a PDF at an address of the browser's own, drawn anew when they change. */
export function useDrawnPaper(drawer: Drawer, content: object, language: PaperLanguage) {
  const { data, error, refetch } = useQuery<Blob, ApiError>({
    queryKey: [drawer, content, language],
    queryFn: async ({ signal }) => {
      const wanted = { query: { language }, body: { content }, signal };
      return (await readFile(operations[drawer].url, wanted)).content;
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
