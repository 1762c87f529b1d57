import { useState } from 'react';
import type { RequestView } from '#domain/api/requestViews';
import type { ActionForm, ActionFormProps } from './actionForm';
import { CertificateSelect } from './ShareForm';

type IsMeant = (certificate: RequestView['certificates'][number]) => boolean;

/** An action on one certificate of a request: of a fleet that has several, which one is asked above its form. */
export function forCertificate(form: ActionForm, isMeant: IsMeant): ActionForm {
  return (props) => <OneOfCertificates {...props} form={form} isMeant={isMeant} />;
}

interface OneOfCertificatesProps extends ActionFormProps {
  readonly form: ActionForm;
  readonly isMeant: IsMeant;
}

function OneOfCertificates({ form: Form, isMeant, submit, ...props }: OneOfCertificatesProps) {
  const possible = props.request.certificates.filter(isMeant);
  const [code, setCode] = useState(possible[0]?.code);
  return (
    <>
      <CertificateSelect certificates={possible} value={code} onChange={setCode} />
      <Form {...props} submit={(body) => submit({ ...body, ...(code && { certificateCode: code }) })} />
    </>
  );
}
