import { useRef, useState } from 'react';
import type { RequestView } from '#domain/api/requestViews';
import { signContractBody } from '#domain/requests/contractBodies';
import { type FieldErrors, validate } from '#framework/schema/validate';
import { uploadFile } from '@framework/fields/upload/upload';
import { CallError } from '@framework/providers/apiError';
import { useLanguage } from '@framework/providers/language';
import { useAction } from '@framework/providers/operations';

export interface Signature {
  readonly kind: 'drawn' | 'typed';
  readonly name: string;
  readonly accepted: boolean;
}

/** Signs once: the drawing is uploaded first, then the signature with it, checked by the function that the API uses. */
export function useSign(request: RequestView, contractVersion: number) {
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
    // The picture has no id before it is uploaded; any will do to be checked with.
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
