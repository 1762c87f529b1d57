import { useCallback } from 'react';
import type { Resource } from '#framework/schema/resource';
import { useChanged } from '@framework/providers/freshness/useChanged';

/** After records of a resource were written: whatever shows them, or names them, is read anew. */
export function useRefresh({ name }: Resource): () => void {
  const changed = useChanged();
  return useCallback(() => void changed([{ resource: name, ids: null }]), [changed, name]);
}
