import { useOne } from '@refinedev/core';
import { useId, useState } from 'react';
import { apiPath, type Resource } from 'sijil/schema/resource';
import type { FormValues } from 'sijil/react/forms/formValues';
import type { CallError } from 'sijil/react/providers/apiError';
import { useSession } from 'sijil/react/providers/session';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { writableNames } from '../visibleFields';
import { useRecordDraft } from './useRecordDraft';
import { useSaveChanges } from './useSaveChanges';

interface DeclaredFormOptions {
  readonly id: string;
  /** Called after the record has been saved. */
  readonly onMutationSuccess?: (record: ConsoleRecord) => unknown;
}

/**
 * Refine's `useForm` for an existing record, with the shared check of its declaration: `formProps` are for `ShapeForm`,
 * `saveButtonProps` for `Edit`, and `dialog` asks whose values to keep when somebody else has saved meanwhile.
 */
export function useDeclaredForm(resource: Resource, { id, onMutationSuccess }: DeclaredFormOptions) {
  const role = useSession((session) => session.user?.role ?? null);
  const query = useFormRecord(resource, id);
  // Stored once: a refetched record has the version of somebody else's save, which would then be overwritten without asking.
  const [begun, setBegun] = useState<ConsoleRecord>();
  const record = begun ?? query.data?.data;
  if (record && !begun) setBegun(record);
  const { save, onValuesChange, dialog } = useSaveChanges(resource);
  const draft = useRecordDraft(resource, { id, record, start: record });
  const form = useId();
  const [saving, setSaving] = useState(false);

  const onFinish = async (values: FormValues) => {
    if (!record) return;
    setSaving(true);
    try {
      await save(draft.begunWith(record), values);
      await draft.finish();
      await onMutationSuccess?.(record);
    } finally {
      setSaving(false);
    }
  };

  return {
    query,
    record,
    dialog,
    /** Question above the form: continue with the draft, or discard it. */
    draftOffer: draft.offer,
    onFinish,
    formLoading: !record,
    saveButtonProps: { form, htmlType: 'submit', loading: saving, disabled: !record, icon: null } as const,
    formProps: {
      id: form,
      shape: resource,
      mode: 'update',
      initialValues: record ?? none,
      fields: writableNames(resource, role, 'update'),
      sections: resource.sections,
      onValuesChange: (values: FormValues) => {
        onValuesChange(values);
        draft.watch(values);
      },
      laid: draft.laid,
      onSubmit: onFinish,
    } as const,
  };
}

const none = {};

/** Record of a form as the API had it when the form opened; later changes do not replace it. */
export function useFormRecord(resource: Resource, id: string) {
  return useOne<ConsoleRecord, CallError>({
    resource: apiPath(resource).slice(1),
    id,
    errorNotification: false,
    queryOptions: { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
  }).query;
}
