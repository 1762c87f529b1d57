import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';
import { formatPhone } from 'sijil/base/formats/saudiNumbers';

/** Button that navigates: a real link, so that it opens in a new tab and is announced as a link. */
export function LinkButton({
  to,
  ...button
}: Omit<ButtonProps, 'href' | 'onClick'> & { readonly to: string }) {
  const href = useHref(to);
  const go = useLinkClickHandler(to);
  return <Button {...button} href={href} onClick={(event) => go(event as MouseEvent<HTMLAnchorElement>)} />;
}

/** Mobile number in local notation. A press calls it, and does not open the row around it. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a href={`tel:${phone}`} onClick={(event) => event.stopPropagation()}>
      <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
        {formatPhone(phone)}
      </bdi>
    </a>
  );
}
