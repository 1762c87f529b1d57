import { formatPhone } from '#framework/base/formats/saudiNumbers';

/** Mobile number as people here write it; a press calls it, and opens nothing around it. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a href={`tel:${phone}`} onClick={(event) => event.stopPropagation()}>
      <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
        {formatPhone(phone)}
      </bdi>
    </a>
  );
}
