import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type Resource, screenPath } from 'sijil/schema/resource';
import { startingValues } from 'sijil/schema/startingValue';
import { resourceNamed } from 'sijil/schema/application';
import { Alert } from 'sijil/react/components/antd/Alert';
import { ShapeForm } from 'sijil/react/forms/ShapeForm';
import { serverNow } from 'sijil/react/providers/server';
import { useSession } from 'sijil/react/providers/session';
import styles from 'sijil/react/forms/form.module.css';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { useNamesOf, writableNames } from '../visibleFields';
import { copiedValues, useCreateRecord } from './newRecord';
import { useRecordDraft } from './useRecordDraft';
import { fromText } from 'sijil/schema/cellText';
import { ruleOf } from 'sijil/schema/toZod';
import { fitsCell } from 'sijil/schema/kindFacts';

/** Returns the address to return to that the previous page named in the history state; only an address of the portal itself. */
export function backOf(state: unknown): string | null {
  const back = typeof state === 'object' && state !== null && 'back' in state ? state.back : null;
  return typeof back === 'string' && /^\/(?!\/)/.test(back) ? back : null;
}

/** Returns the initial values that the previous page put into the history state. */
function givenIn(state: unknown): object {
  const given = typeof state === 'object' && state !== null && 'given' in state ? state.given : null;
  return typeof given === 'object' && given !== null ? given : {};
}

interface Prefill {
  readonly values: Readonly<Record<string, unknown>>;
  /** Fields whose value in the address is invalid. */
  readonly unread: readonly string[];
}

/** Values of a new record in an address (`?clientId=…&active=false`), read like the cells of an imported file. */
export function prefill(resource: Resource, address: URLSearchParams): Prefill {
  const values: Record<string, unknown> = {};
  const unread: string[] = [];
  for (const [name, text] of address) {
    const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
    if (!field || text === '') continue;
    const value = fitsCell(field) ? fromText(field, text) : undefined;
    if (value !== undefined && ruleOf(field).safeParse(value).success) values[name] = value;
    else unread.push(name);
  }
  return { values, unread };
}

interface CreateFormProps {
  readonly resource: Resource;
  /** Record to copy the initial values from. */
  readonly copied?: ConsoleRecord | undefined;
}

/** Form of a new record, prefilled from the address (`?clientId=…`) or by the page that opened it. */
export function CreateForm({ resource, copied }: CreateFormProps) {
  const { t } = useTranslation('console');
  const navigate = useNavigate();
  const { state } = useLocation();
  const [address] = useSearchParams();
  const role = useSession((session) => session.user?.role ?? null);
  const [create, dialog] = useCreateRecord(resource);
  const [{ values, unread }] = useState(() => prefill(resource, address));
  const [begun] = useState(() => ({
    ...startingValues(resource.fields, {
      at: serverNow(),
      person: useSession.getState().user,
      named: resourceNamed,
    }),
    ...values,
  }));
  const [given] = useState(() => ({
    ...begun,
    ...(copied && copiedValues(resource, role, copied)),
    ...givenIn(state),
    ...values,
  }));
  const [round, setRound] = useState(0);
  // The form after a saved duplicate starts empty: a second press must not create another one.
  const start = round === 0 ? given : begun;
  const draft = useRecordDraft(resource, { start });
  const namesOf = useNamesOf(resource.fields);
  const back = backOf(state);
  const path = screenPath(resource);

  const save = async (values: Readonly<Record<string, unknown>>) => {
    const { id } = await create(values);
    await draft.finish();
    await navigate(back ?? `${path}/${id}`, { replace: true });
  };

  const saveAndAdd = async (values: Readonly<Record<string, unknown>>) => {
    await create(values);
    await draft.finish();
    setRound((before) => before + 1);
  };

  return (
    <>
      {unread.length > 0 && (
        <Alert
          closable
          showIcon
          type="warning"
          role="alert"
          className={styles.notice}
          message={t('unread', { names: namesOf(unread) })}
        />
      )}
      {draft.offer}
      <ShapeForm
        shape={resource}
        initialValues={start}
        onValuesChange={draft.watch}
        laid={draft.laid}
        fields={writableNames(resource, role, 'create')}
        sections={resource.sections}
        stickyActions
        key={round}
        begins={round > 0}
        onSubmit={save}
        {...(!back && { second: { label: t('saveAndAdd'), onSubmit: saveAndAdd } })}
        onCancel={() => void navigate(back ?? path)}
      />
      {dialog}
    </>
  );
}
