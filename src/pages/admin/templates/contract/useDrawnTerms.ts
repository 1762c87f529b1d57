import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { operations } from '#domain/access/operations';
import type { ContractTemplate } from '#domain/templates/contractTemplate';
import type { ApiError } from '@/providers/apiError';
import { readFile } from '@/providers/readFile';

export type PaperLanguage = 'both' | 'ar' | 'en';

/** The terms as a PDF at an address of the browser's own, drawn anew when they change. */
export function useDrawnTerms(terms: ContractTemplate, language: PaperLanguage) {
  const { data, error, refetch } = useQuery<Blob, ApiError>({
    queryKey: ['contractTemplates.draw', terms, language],
    queryFn: async ({ signal }) => {
      const wanted = { query: { language }, body: { content: terms }, signal };
      return (await readFile(operations['contractTemplates.draw'].url, wanted)).content;
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
