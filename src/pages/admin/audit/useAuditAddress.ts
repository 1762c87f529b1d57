import { useSearchParams } from 'react-router';
import { type AuditView, auditActions } from '#domain/api/auditView';
import { auditedKind } from '#resources/auditedKinds';

const dayForm = /^\d{4}-\d{2}-\d{2}$/;
const idForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type FilterName = 'resource' | 'recordId' | 'action' | 'actorId' | 'from' | 'to';

const isKind = (name: string) => auditedKind(name) !== null;

/** Checks of the address's values; a value that fails is ignored. */
const isSound: Readonly<Record<FilterName, (value: string, address: URLSearchParams) => boolean>> = {
  resource: isKind,
  recordId: (value, address) => idForm.test(value) && isKind(address.get('resource') ?? ''),
  action: (value) => auditActions.some((one) => one === value),
  actorId: (value) => idForm.test(value),
  from: (value) => dayForm.test(value),
  to: (value) => dayForm.test(value),
};

/** Filters and page of the log, stored in the address. */
export function useAuditAddress() {
  const [address, setAddress] = useSearchParams();
  const sound = Object.entries(isSound).flatMap(([name, judge]) => {
    const value = address.get(name);
    return value && judge(value, address) ? [[name, value]] : [];
  });
  return {
    filters: Object.fromEntries(sound) as Partial<Record<FilterName, string>> & {
      action?: AuditView['action'];
    },
    page: Math.max(1, Number(address.get('page')) || 1),
    narrow: (name: FilterName | 'page', value: string | undefined) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          if (name !== 'page') next.delete('page');
          if (name === 'resource') next.delete('recordId');
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { replace: true },
      ),
  };
}

export type AuditAddress = ReturnType<typeof useAuditAddress>;
