import { type ReactNode, useCallback, useRef, useState } from 'react';
import { draftFields, unsavedRecord } from 'sijil/contract/recordDrafts';
import type { Received } from 'sijil/contract/exchange';
import type { Resource } from 'sijil/schema/resource';
import type { DraftWriter } from 'sijil/contract/draftWriters';
import { DraftElsewhere } from 'sijil/react/forms/DraftElsewhere';
import { draftWriter } from 'sijil/react/forms/draftWriter';
import { readAgain } from 'sijil/react/forms/readAgain';
import { typedValues } from 'sijil/react/forms/formDrafts';
import type { FormValues } from 'sijil/react/forms/formValues';
import { useServerDraft } from 'sijil/react/forms/useServerDraft';
import { callOperation, useOperation } from 'sijil/react/providers/operations';
import { useSession } from 'sijil/react/providers/session';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { DraftOffer } from './DraftOffer';

type Draft = NonNullable<Received<'recordDrafts.get'>['draft']>;

interface RecordDraftOptions {
  /** Absent for a new record. */
  readonly id?: string;
  /** Record that the form starts with, once it is read. */
  readonly record?: ConsoleRecord | undefined;
  /** Values that the form starts with. */
  readonly start: FormValues | undefined;
}

interface RecordDraft {
  /** Question above the form: continue with the draft, or discard it. */
  readonly offer: ReactNode;
  /** Values of the draft that replace those of the form, once. */
  readonly laid: FormValues | null;
  /**
   * Returns the record with the draft's original values and version: saving compares an outdated version, as with any change
   * that was made meanwhile.
   */
  readonly begunWith: (record: ConsoleRecord) => ConsoleRecord;
  /** Called with the form's values at every change. */
  readonly watch: (values: FormValues) => void;
  /** Called when the form was saved; deletes the draft. */
  readonly finish: () => Promise<void>;
}

/**
 * Draft of a generated form on the server: stored while a person types, offered when they open the form again, on any device.
 * An offered draft is neither overwritten nor discarded before they have answered.
 */
export function useRecordDraft(resource: Resource, { id, record, start }: RecordDraftOptions): RecordDraft {
  const { name } = resource;
  const role = useSession((session) => session.user?.role ?? null);
  const place = id ?? unsavedRecord;
  const { data } = useOperation('recordDrafts.get', {
    params: { resource: name, record: place },
    showsRecords: [],
  });
  // The draft at the time of opening: later responses contain what this form stored itself.
  const [found, setFound] = useState<Draft | null>();
  const [writes, setWrites] = useState(0);
  if (found === undefined && data) {
    setFound(data.draft);
    setWrites(data.writes);
  }
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
    async (
      { version: of, values, before: had, writer, seen }: StoredDraft & DraftWriter,
      leaving: boolean,
    ) => {
      const isEmpty = Object.keys(values).length === 0;
      if (isEmpty && !stored.current) return;
      stored.current = !isEmpty;
      await send({ version: of, values, before: had, writer, seen }, leaving);
    },
    [send],
  );
  // What another device has written since stays, and is offered when the form is opened again.
  const throwAway = () =>
    send({ version: null, values: {}, before: {}, writer: draftWriter(), seen: writes }).catch(
      () => undefined,
    );
  const isOffered = found !== undefined && found !== null && choice === undefined;
  const { state, settled, keepMine, takeTheirs } = useServerDraft<StoredDraft>(
    { step: '', version, values: own ?? {}, before: own ? before : {} },
    {
      save,
      readWith: 'recordDrafts.get',
      cacheKey: null,
      writes,
      enabled: found !== undefined && !isOffered,
    },
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
    offer: isOffered ? (
      <DraftOffer savedAt={found.savedAt} onContinue={() => goOn(found)} onDiscard={discard} />
    ) : (
      <DraftElsewhere state={state} onMine={keepMine} onTheirs={() => readAgain(takeTheirs)} />
    ),
    laid,
    begunWith: (present) =>
      begun ? { ...present, ...begun.before, version: begun.version ?? present.version } : present,
    watch,
    finish: async () => {
      if (!stored.current) return;
      await settled().catch(() => undefined);
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
  readonly writer?: string | null | undefined;
  readonly seen?: number | null | undefined;
}

interface StoredDraft extends StoredBody {
  readonly step: string;
}

/** Returns the values that differ from the initial ones, among the fields that a draft stores. */
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
