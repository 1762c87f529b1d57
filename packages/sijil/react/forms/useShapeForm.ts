import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shape, ShapeValues } from 'sijil/schema/shape';
import type { Mode } from 'sijil/schema/toZod';
import type { FieldErrors } from 'sijil/schema/validate';
import { CallError } from 'sijil/react/providers/apiError';
import { inlineMessage } from 'sijil/react/providers/failedCall';
import { useLanguage } from 'sijil/react/providers/language';
import { serverNow } from 'sijil/react/providers/server';
import { useSession } from 'sijil/react/providers/session';
import { type FormValues, isSame, startValues, toInput } from './formValues';
import { loadValidate, useAfterPress, useShapeErrors } from './useShapeErrors';
import { useDraft } from './formDrafts';
import { hasRows } from 'sijil/schema/kindFacts';

/** True for a path of the field itself or a part of it: `packages.0.price` belongs to `packages`. */
function belongsTo(path: string, name: string): boolean {
  return path === name || path.startsWith(`${name}.`);
}

/** Errors of fields that the person has visited. A row that was just added has none before it is filled in. */
export function onlyTouched(
  errors: FieldErrors,
  touched: ReadonlySet<string>,
  { fields }: Pick<Shape, 'fields'>,
): FieldErrors {
  const seen = (path: string): boolean => {
    const [name = path] = path.split('.');
    if (path === name || !hasRows(fields[name])) return touched.has(name);
    return [...touched].some((left) => left !== name && belongsTo(path, left));
  };
  return Object.fromEntries(Object.entries(errors).filter(([path]) => seen(path)));
}

interface Refusal {
  readonly message: string;
  readonly fields: FieldErrors;
}

interface ShapeFormOptions<S extends Shape> {
  readonly shape: S;
  readonly mode: Mode;
  readonly initialValues: FormValues;
  readonly onSubmit: (values: ShapeValues<S>) => Promise<unknown>;
  readonly onValuesChange?: ((values: FormValues) => void) | undefined;
  /** Values that replace those of the form whenever this object changes. */
  readonly laid?: FormValues | null | undefined;
  /** True to load the validation at the first input instead of with the form, on a page that must load quickly. */
  readonly checksWhenTyped?: boolean;
  /** True while the form may not be sent, because it waits for a file. */
  readonly held?: boolean;
}

/** State of a form: values, errors, and a submit that runs once at a time. Typed values are never lost. */
export function useShapeForm<S extends Shape>({
  shape,
  mode,
  initialValues,
  onSubmit,
  onValuesChange,
  laid = null,
  checksWhenTyped = false,
  held = false,
}: ShapeFormOptions<S>) {
  const language = useLanguage();
  const { t } = useTranslation();
  const [start] = useState(() =>
    startValues(shape.fields, mode, initialValues, {
      at: serverNow(),
      person: useSession.getState().user,
      // Only a form of a declaration resolves `me` in another resource.
      named: () => undefined,
    }),
  );
  const { draft, watch, forget } = useDraft(shape, mode, start);
  const [values, setValues] = useState<FormValues>({ ...start, ...draft });
  const [begunWith] = useState(values);
  const latest = useRef(values);
  useEffect(() => {
    watch(latest.current);
    if (draft) onValuesChange?.(latest.current);
    // Runs once: later changes report themselves.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set<string>());
  const [attempts, setAttempts] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [pending, setPending] = useState(false);
  // A second click may come before the first one has been rendered.
  const sending = useRef(false);
  const afterPress = useAfterPress();
  const begun = values !== begunWith || touched.size > 0 || attempts > 0;
  const wrong = useShapeErrors({ shape, mode, values, current: start, wanted: begun || !checksWhenTyped });

  const change = (name: string, value: unknown) => {
    // Always current, unlike the state: two fields may change before React renders either.
    latest.current = { ...latest.current, [name]: value };
    setValues(latest.current);
    watch(latest.current);
    onValuesChange?.(latest.current);
    setRefusal((before) => before && { ...before, fields: without(before.fields, name) });
  };

  const lay = useEffectEvent((values: FormValues) => {
    latest.current = { ...latest.current, ...values };
    setValues(latest.current);
    watch(latest.current);
    onValuesChange?.(latest.current);
  });
  useEffect(() => {
    if (laid) lay(laid);
  }, [laid]);

  const submit = async (send: typeof onSubmit = onSubmit) => {
    if (sending.current || held) return;
    sending.current = true;
    setRefusal(null);
    // At once: the validation below may still have to be loaded.
    setPending(true);
    try {
      const validate = await loadValidate();
      setAttempts((count) => count + 1);
      const result = validate(shape, mode, toInput(shape.fields, mode, latest.current), language, start);
      if (!result.ok) return;
      await send(result.values);
      watch(start);
      forget();
    } catch (error) {
      setRefusal(toRefusal(error, t('error')));
      setAttempts((count) => count + 1);
    } finally {
      sending.current = false;
      setPending(false);
    }
  };

  return {
    values,
    change,
    /** True when the form was restored with the values of an ended session. */
    restored: draft !== null,
    discard: () => {
      latest.current = start;
      setValues(start);
      watch(start);
      onValuesChange?.(start);
      forget();
    },
    touch: (path: string) =>
      afterPress(() => setTouched((before) => (before.has(path) ? before : new Set(before).add(path)))),
    /** Shown next to a field after it was left, or after the form was submitted. */
    errors: merged(attempts > 0 ? wrong : onlyTouched(wrong, touched, shape), refusal?.fields ?? {}),
    /** Message above the form, for a refusal that names no field. */
    message: refusal && Object.keys(refusal.fields).length === 0 ? refusal.message : '',
    attempts,
    pending,
    sending,
    dirty: !isSame(toInput(shape.fields, mode, start), toInput(shape.fields, mode, values)),
    submit,
  };
}

function toRefusal(error: unknown, fallback: string): Refusal {
  if (!(error instanceof CallError)) return { message: fallback, fields: {} };
  const fields = Object.entries(error.fields).map(([name, messages]): [string, string[]] => [
    name,
    [...messages],
  ]);
  return { message: inlineMessage(error) || fallback, fields: Object.fromEntries(fields) };
}

function without(errors: FieldErrors, name: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !belongsTo(path, name)));
}

function merged(one: FieldErrors, other: FieldErrors): FieldErrors {
  const all = { ...one };
  for (const [path, messages] of Object.entries(other)) all[path] = [...(all[path] ?? []), ...messages];
  return all;
}
