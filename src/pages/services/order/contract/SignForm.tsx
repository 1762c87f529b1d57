import { Button, Checkbox, Input, Segmented } from 'antd';
import { createPortal } from 'react-dom';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { signContractBody } from '#domain/requests/contractBodies';
import { signatureKinds } from '#domain/requests/choices';
import { Alert } from 'sijil/react/components/antd/Alert';
import { Money } from 'sijil/react/components/valueTexts';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { useSession } from 'sijil/react/providers/session';
import { LeaveGuard } from 'sijil/react/forms/unsavedForms';
import { useShowProblem } from 'sijil/react/forms/useShowProblem';
import order from '../Order.module.css';
import { StepBar } from 'sijil/react/components/steps';
import styles from './Contract.module.css';
import { type SignatureBox, SignaturePad } from './SignaturePad';
import { type FieldErrors, validate } from 'sijil/schema/validate';
import { uploadFile } from 'sijil/react/fields/upload/upload';
import { CallError } from 'sijil/react/providers/apiError';
import { useAction } from 'sijil/react/providers/operations';

interface SignFormProps {
  readonly request: RequestView;
  readonly contractVersion: number;
  /** Position in which the signer signed before. */
  readonly position: string | null;
  /** Reason that the contract cannot be signed now. */
  readonly refusal: string | null;
  /** Place of the button outside of the form; without it, the button ends the form. */
  readonly barPlace?: HTMLElement | null;
}

/**
 * Signature, drawn or typed as a name. The terms must be accepted first, and again for each new version; the signature stays.
 * Leaving an unsent signature asks for confirmation.
 */
export function SignForm({ request, contractVersion, position: known, refusal, barPlace }: SignFormProps) {
  // Texts of the leave dialog too: loaded at the first stroke, they would hide the box during the signature.
  const { t } = useTranslation(['order', 'fields']);
  const localize = useLocalize();
  const id = useId();
  const box = useRef<SignatureBox>(null);
  const form = useRef<HTMLFormElement>(null);
  const signer = useSession((session) => session.user?.name ?? '');
  const first = { kind: 'drawn' as Signature['kind'], name: signer, position: known ?? '' };
  const [{ kind, name, position }, setSignature] = useState(first);
  const [acceptedVersion, setAcceptedVersion] = useState<number | null>(null);
  const accepted = acceptedVersion === contractVersion;
  const replaced = acceptedVersion !== null && !accepted;
  const [drawn, setDrawn] = useState(false);
  const { sign, errors, message, pending, sending, clearErrors } = useSign(request, contractVersion);
  // Who signed before signs again; the fields are one press away.
  const [writing, setWriting] = useState(known === null || signer === '');
  const isKnown = !writing && !errors['name'] && !errors['position'];
  const begun = drawn || accepted || name !== signer || position !== (known ?? '');
  useShowProblem(form, Object.keys(errors).length > 0 ? errors : message);
  const change = (part: Partial<Pick<Signature, 'kind' | 'name' | 'position'>>) => {
    clearErrors();
    setSignature((now) => ({ ...now, ...part }));
  };
  const accept = (checked: boolean) => {
    clearErrors();
    setAcceptedVersion(checked ? contractVersion : null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void sign({ kind, name, position, accepted }, box.current?.picture() ?? null);
  };
  const bar = (
    <StepBar
      hint={
        request.quote && (
          <>
            <Money halalas={request.quote.total} strong /> {t('price.withVat')}
          </>
        )
      }
    >
      <Button
        type="primary"
        size="large"
        htmlType="submit"
        form={id}
        loading={pending}
        disabled={refusal !== null}
      >
        {t('sign.submit')}
      </Button>
    </StepBar>
  );
  return (
    <form id={id} ref={form} className="no-print" onSubmit={submit} noValidate>
      <div className={styles.head}>
        <h3 className={order.heading}>{t('sign.title')}</h3>
        <Segmented
          aria-label={localize(signContractBody.fields.kind.label)}
          value={kind}
          onChange={(chosen) => change({ kind: chosen })}
          options={(['drawn', 'typed'] as const).map((one) => ({
            value: one,
            label: localize(signatureKinds[one]),
          }))}
        />
      </div>
      {isKnown ? (
        <p className={styles.signer}>
          <bdi>{name}</bdi> · <bdi>{position}</bdi>{' '}
          <Button type="link" onClick={() => setWriting(true)}>
            {t('sign.other')}
          </Button>
        </p>
      ) : (
        <>
          <div className={styles.field}>
            <label className={styles.label} htmlFor={`${id}-name`}>
              {localize(signContractBody.fields.name.label)}
            </label>
            <Input
              id={`${id}-name`}
              size="large"
              autoComplete="name"
              maxLength={120}
              value={name}
              onChange={(event) => change({ name: event.target.value })}
            />
            <Wrong messages={errors['name']} />
          </div>
          <div className={styles.field}>
            <label className={styles.label} htmlFor={`${id}-position`}>
              {localize(signContractBody.fields.position.label)}
            </label>
            <Input
              id={`${id}-position`}
              size="large"
              autoComplete="organization-title"
              maxLength={120}
              value={position}
              onChange={(event) => change({ position: event.target.value })}
            />
            <Wrong messages={errors['position']} />
          </div>
        </>
      )}
      {kind === 'drawn' ? (
        <SignaturePad
          ref={box}
          onStroke={() => {
            clearErrors();
            setDrawn(box.current?.picture() !== null);
          }}
        />
      ) : (
        <div className={styles.typed} aria-hidden="true">
          <bdi>{name}</bdi>
        </div>
      )}
      <Wrong messages={errors['drawing']} />
      <div className={styles.field}>
        <Checkbox checked={accepted} onChange={(event) => accept(event.target.checked)}>
          {localize(signContractBody.fields.accepted.label)}
        </Checkbox>
        <Wrong
          messages={
            replaced ? [t('sign.newVersion'), ...(drawn ? [t('sign.kept')] : [])] : errors['accepted']
          }
        />
      </div>
      <p className={order.quiet}>{t('sign.hint')}</p>
      {message && <Alert type="error" showIcon role="alert" message={message} />}
      {refusal && <Alert type="info" showIcon role="alert" message={refusal} />}
      {begun && <LeaveGuard sending={sending} />}
      {barPlace ? createPortal(bar, barPlace) : bar}
    </form>
  );
}

function Wrong({ messages = [] }: { readonly messages?: readonly string[] | undefined }) {
  if (messages.length === 0) return null;
  return (
    <p className={styles.wrong} role="alert">
      {messages.join(' ')}
    </p>
  );
}

interface Signature {
  readonly kind: 'drawn' | 'typed';
  readonly name: string;
  readonly position: string;
  readonly accepted: boolean;
}

/** Signs once: the drawing is uploaded first, then the signature with it, checked by the function that the API uses. */
function useSign(request: RequestView, contractVersion: number) {
  const language = useLanguage();
  const { run } = useAction('clientInspections.signContract');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState('');
  const [pending, setPending] = useState(false);
  const busy = useRef(false);

  const sign = async (signature: Signature, picture: string | null) => {
    if (busy.current) return;
    const drawn = signature.kind === 'drawn' ? picture : null;
    const body = { version: request.version, contractVersion, ...signature };
    // The drawing has no id before it is uploaded; any id will do for validation.
    const checked = validate(
      signContractBody,
      'create',
      { ...body, ...(drawn && { drawing: request.id }) },
      language,
    );
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) return;
    busy.current = true;
    setPending(true);
    try {
      const drawing = drawn ? await uploadDrawing(drawn) : null;
      await run({ params: { id: request.id }, body: { ...body, ...(drawing && { drawing }) } });
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      setErrors(
        Object.fromEntries(Object.entries(failure.fields).map(([name, texts]) => [name, [...texts]])),
      );
      setMessage(failure.message);
    } finally {
      busy.current = false;
      setPending(false);
    }
  };

  return { sign, errors, message, pending, sending: busy, clearErrors: () => setErrors({}) };
}

async function uploadDrawing(dataUrl: string): Promise<string> {
  const [, encoded = ''] = dataUrl.split(',');
  const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
  const { id } = await uploadFile(new File([bytes], 'signature.png', { type: 'image/png' }), 'image');
  return id;
}
