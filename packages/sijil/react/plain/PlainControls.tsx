import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type InputHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon';
import styles from './plain.module.css';
import { goTo } from 'sijil/react/address/address';

interface Look {
  readonly kind?: 'primary' | 'default' | 'text';
  readonly size?: 'middle' | 'small' | 'large';
  readonly block?: boolean;
  readonly icon?: ReactNode;
}

interface PlainButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  readonly type?: 'button' | 'submit';
  /** True while the action is running: shows a spinner and ignores presses. */
  readonly pending?: boolean;
}

/** Button in the portal's look, without antd. */
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
      aria-disabled={pending || undefined}
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

/** Link that looks like a button. */
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

interface PlainLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of this site, or a place of this page (`#terms`). */
  readonly to: string;
  /** True for a link that looks like a button: not underlined in a sentence. */
  readonly 'data-button'?: boolean;
  /** History state for the target page. */
  readonly state?: unknown;
}

/** Link inside the site without a page load, for pages before sign-in and for parts that are shown before and after it. */
export function PlainLink({ to, state, onClick, children, ...rest }: PlainLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const apart = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (event.defaultPrevented || apart || rest.target === '_blank') return;
    event.preventDefault();
    goTo(to, { state });
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}

interface PlainInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  readonly size?: 'middle' | 'large';
  /** True for content that is always left-to-right, such as codes and addresses. */
  readonly ltr?: boolean;
}

/** Text box. */
export function PlainInput({ size = 'middle', ltr = false, ...rest }: PlainInputProps) {
  const classes = [styles.box, ltr && styles.ltr, size === 'large' && styles.large];
  return <input {...rest} className={classes.filter(Boolean).join(' ')} />;
}

/** Password box with a button that shows the password. */
export function PlainPassword(props: InputHTMLAttributes<HTMLInputElement>) {
  const { t } = useTranslation('fields');
  const [shown, setShown] = useState(false);
  return (
    <div className={`${styles.box} ${styles.secret}`}>
      <input
        {...props}
        className={styles.ltr}
        type={shown ? 'text' : 'password'}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
      />
      <button
        type="button"
        className={styles.reveal}
        aria-label={t(shown ? 'password.hide' : 'password.show')}
        onClick={() => setShown(!shown)}
      >
        <Icon of={shown ? 'eye' : 'eye-invisible'} />
      </button>
    </div>
  );
}

const icons = {
  success: 'check-circle-filled',
  info: 'info-circle-filled',
  warning: 'exclamation-circle-filled',
  danger: 'close-circle-filled',
} as const;

interface PlainAlertProps {
  readonly tone: keyof typeof icons;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** True for an alert from edge to edge of its container. */
  readonly banner?: boolean;
  /**
   * Live region for a message that appears later: announced at once, or after other speech. Absent for one that is
   * there from the beginning.
   */
  readonly role?: 'alert' | 'status' | undefined;
}

/** Alert about the content around it. */
export function PlainAlert({ tone, title, text, banner = false, role }: PlainAlertProps) {
  const classes = [styles.alert, banner && styles.banner, text !== undefined && styles.roomy];
  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      style={{ '--tone': `var(--tone-${tone}-text)`, '--ground': `var(--tone-${tone}-ground)` }}
      role={role}
      data-alert
    >
      <span className={styles.sign}>
        <Icon of={icons[tone]} />
      </span>
      <div className={styles.words}>
        <div className={text === undefined ? undefined : styles.alertTitle}>{title}</div>
        {text !== undefined && <div>{text}</div>}
      </div>
    </div>
  );
}
