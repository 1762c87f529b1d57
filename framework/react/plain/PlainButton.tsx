import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from './Icon';
import { PlainLink } from './PlainLink';
import styles from './plain.module.css';

interface Look {
  readonly kind?: 'primary' | 'default' | 'text';
  readonly size?: 'middle' | 'small' | 'large';
  readonly block?: boolean;
  readonly icon?: ReactNode;
}

interface PlainButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  readonly type?: 'button' | 'submit';
  /** Under way: it turns, and is not pressed twice. */
  readonly pending?: boolean;
}

/** A button that looks like the portal's others and needs nothing of antd. */
export function PlainButton(props: PlainButtonProps) {
  const { kind, size, block, icon, pending = false, type = 'button', onClick, children, ...rest } = props;
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- one of two, as its type says
      type={type}
      className={classOf({ kind, size, block }, children === undefined)}
      data-button
      aria-busy={pending || undefined}
      {...(pending ? { onClick: (event) => event.preventDefault() } : { onClick })}
    >
      {pending ? <Icon of="loading" turning /> : icon}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}

interface PlainLinkButtonProps extends Look, AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
}

/** A button that leads somewhere. */
export function PlainLinkButton({ kind, size, block, icon, children, ...rest }: PlainLinkButtonProps) {
  return (
    <PlainLink {...rest} className={classOf({ kind, size, block }, false)} data-button>
      {icon}
      <span>{children}</span>
    </PlainLink>
  );
}

type Chosen = { readonly [K in 'kind' | 'size' | 'block']: Look[K] | undefined };

function classOf({ kind = 'default', size = 'middle', block = false }: Chosen, iconOnly: boolean): string {
  return [styles.button, styles[kind], styles[size], block && styles.block, iconOnly && styles.iconOnly]
    .filter(Boolean)
    .join(' ');
}
