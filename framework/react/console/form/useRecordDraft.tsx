import { type ReactNode, useCallback, useRef, useState } from 'react';
import { draftFields, unsavedRecord } from '#framework/contract/recordDrafts';
import type { Received } from '#framework/contract/exchange';
import type { Resource } from '#framework/schema/resource';
import { typedValues } from '@framework/forms/formDrafts';
import type { FormValues } from '@framework/forms/formValues';
import { useServerDraft } from '@framework/forms/useServerDraft';
import { callOperation, useOperation } from '@framework/providers/operations';
import { useSession } from '@framework/providers/session';
import type { ConsoleRecord } from '#framework/contract/recordView';
import { DraftOffer } from './DraftOffer';

type Draft = NonNullable<Received<'recordDrafts.get'>['draft']>;

interface RecordDraftOptions {
  /** Absent for a new record. */
  readonly id?: string;
  /** The record that the form begins with, once it is read. */
  readonly record?: ConsoleRecord | undefined;
  /** Values that the form begins with. */
  readonly start: FormValues | undefined;
}

interface RecordDraft {
  /** The question whether to go on with a draft, above the form. */
  readonly offer: ReactNode;
  /** Values to lay over what the form shows, once. */
  readonly laid: FormValues | null;
  /**
   * The record as the draft began with it: another version than the present one is compared on saving, as with any change
   * that was made meanwhile.
   */
  readonly begunWith: (record: ConsoleRecord) => ConsoleRecord;
  /** Takes the form's values whenever something is typed. */
  readonly watch: (values: FormValues) => void;
  /** Called when the form was saved: the draft is wanted no more. */
  readonly finish: () => Promise<void>;
}

/**
 * Draft of a generated form on the server: stored while somebody types, offered when they open the form again, on any device. A
 * draft that is offered is neither overwritten nor thrown away before they have answered.
 */
export function useRecordDraft(resource: Resource, { id, record, start }: RecordDraftOptions): RecordDraft {
  const { name } = resource;
  const role = useSession((session) => session.user?.role ?? null);
  const place = id ?? unsavedRecord;
  const { data } = useOperation('recordDrafts.get', {
    params: { resource: name, record: place },
    showsRecords: [],
  });
  // The draft when the form was opened: later answers hold what this form has stored itself.
  const [found, setFound] = useState<Draft | null>();
  if (found === undefined && data) setFound(data.draft);
  const [choice, setChoice] = useState<'continued' | 'discarded'>();
  const [typed, watch] = useState<FormValues | null>(null);
  const [laid, setLaid] = useState<FormValues | null>(null);
  const stored = useRef(false);

  const own = typed && start ? typedNow(resource, draftFields(resource, role), start, typed) : null;
  const begun = choice === 'continued' ? found : null;
  const version = begun?.version ?? record?.version ?? null;
  const before = { ...(start && pick(start, Object.keys(own ?? {}))), ...begun?.before };
  const send = useCallback(
    (body: StoredBody, leaving = false) =>
      callOperation('recordDrafts.save', { params: { resource: name, record: place }, body, leaving }),
    [name, place],
  );
  const save = useCallback(
    async ({ version: of, values, before: had }: StoredDraft, leaving: boolean) => {
      const isEmpty = Object.keys(values).length === 0;
      if (isEmpty && !stored.current) return;
      stored.current = !isEmpty;
      await send({ version: of, values, before: had }, leaving);
    },
    [send],
  );
  const throwAway = () => send({ version: null, values: {}, before: {} }).catch(() => undefined);
  const isOffered = found !== undefined && found !== null && choice === undefined;
  const { settled } = useServerDraft<StoredDraft>(
    { step: '', version, values: own ?? {}, before: own ? before : {} },
    { save, readWith: 'recordDrafts.get', cacheKey: null, enabled: found !== undefined && !isOffered },
  );

  const discard = () => {
    setChoice('discarded');
    void throwAway();
  };
  const goOn = ({ values }: Draft) => {
    stored.current = true;
    setChoice('continued');
    setLaid({ ...values, ...own });
    watch({ ...start, ...values, ...own });
  };
  return {
    offer: isOffered && (
      <DraftOffer savedAt={found.savedAt} onContinue={() => goOn(found)} onDiscard={discard} />
    ),
    laid,
    begunWith: (present) =>
      begun ? { ...present, ...begun.before, version: begun.version ?? present.version } : present,
    watch,
    finish: async () => {
      if (!stored.current) return;
      await settled();
      stored.current = false;
      watch(null);
      setLaid(null);
      await throwAway();
    },
  };
}

interface StoredBody {
  readonly version: number | null;
  readonly values: FormValues;
  /** Values that these fields had when the form was opened. */
  readonly before: FormValues;
}

interface StoredDraft extends StoredBody {
  readonly step: string;
}

/** Values that differ from the beginning, of the fields that a draft holds. */
function typedNow(
  { fields }: Resource,
  names: readonly string[],
  start: FormValues,
  values: FormValues,
): FormValues | null {
  return typedValues(pick(fields, names), start, values);
}

function pick<T>(all: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}
