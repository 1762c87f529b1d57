import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button, Dropdown, Tooltip } from 'antd';
import { MoreOutlined } from '@ant-design/icons';
import type { ActionView, RequestView } from '#domain/api/requestViews';
import type { Localized } from 'sijil/base/i18n/localized';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import styles from './ActionBar.module.css';
import { ActionDialog } from './ActionDialog';
import { useOpenAction } from './useOpenAction';
import { actionForms } from './actions/actionForms';
import { alternativeOf } from './actions/alternativeOf';
import { useLocalize } from 'sijil/react/providers/language';

interface ActionBarProps {
  readonly request: RequestView;
  readonly onDone?: (name: TransitionName) => void;
  readonly exclude?: readonly TransitionName[];
  /** Only these actions. */
  readonly only?: readonly TransitionName[];
  /** Addresses of actions that have a page of their own. An action with neither page nor form is not shown. */
  readonly links?: Readonly<Partial<Record<TransitionName, string>>>;
  /** Labels where they differ from the action's: of links to such pages, or in a row that names what it is about. */
  readonly labels?: Readonly<Partial<Record<TransitionName, Localized>>>;
  /** True in a row below another one that has the solid button. */
  readonly plain?: boolean;
  /** Other buttons in the bar. */
  readonly children?: ReactNode;
}

/**
 * Actions that the reader may take on a request now, exactly as the API lists them; a disabled one gives its reason.
 */
export function ActionBar({
  request,
  onDone,
  exclude = [],
  only,
  links = {},
  labels = {},
  plain = false,
  children,
}: ActionBarProps) {
  // Texts of the forms too: loaded when a dialog opens, they would hide the page behind it for a moment.
  const { t } = useTranslation(['requests', 'fields']);
  const navigate = useNavigate();
  const { opened, open, close } = useOpenAction();
  const offered = inOrder(
    request.actions.filter(
      ({ name }) =>
        !exclude.includes(name) && (only?.includes(name) ?? true) && (links[name] || actionForms[name]),
    ),
  );
  const alternative = (of: TransitionName) =>
    isOpen(offered, of) && isOpen(offered, alternativeOf[of]?.name) ? alternativeOf[of] : undefined;
  // An action that is reached from another form has no button.
  const shown = offered.filter(({ name }) => !offered.some((one) => alternative(one.name)?.name === name));
  // Somebody else may have acted meanwhile; a dialog closes when its action is gone.
  const current = offered.find(({ name, allowed }) => allowed && name === opened);
  if (shown.length === 0) return null;
  const other = current && alternative(current.name);
  const opposites = new Set(shown.map(({ name }) => transitions[name].opposite));
  const hasButton = ({ name }: ActionView) => isInBar(name) || opposites.has(name);

  const start = (name: TransitionName) => {
    const page = links[name];
    if (page) void navigate(page);
    else open(name);
  };
  return (
    <>
      <fieldset className={styles.bar} aria-label={t('actions.label')} data-keep-clear>
        {shown.filter(hasButton).map((action) => (
          <ActionButton
            key={action.name}
            action={action}
            plain={plain}
            label={labels[action.name] ?? alternative(action.name)?.label}
            onStart={() => start(action.name)}
          />
        ))}
        {children}
        <MoreActions actions={shown.filter((action) => !hasButton(action))} onStart={start} />
      </fieldset>
      {current && (
        <ActionDialog
          key={current.name}
          request={request}
          name={current.name}
          onClose={close}
          {...(onDone && { onDone })}
          {...(other && { onOther: () => open(other.name) })}
        />
      )}
    </>
  );
}

const ranks = { primary: 0, plain: 1, danger: 2 } as const;
const rankOf = ({ name, allowed }: ActionView) =>
  ranks[transitions[name].tone ?? 'plain'] + (allowed ? 0 : 0.5);

/**
 * True for an action in the bar. Cancelling and rare actions are in a menu, so that nobody cancels by a slip of the thumb.
 * Where the client has requested it, cancelling is the opposite of declining, and a button.
 */
const isInBar = (name: TransitionName) =>
  transitions[name].to !== 'cancelled' && transitions[name].place !== 'menu';

const isOpen = (actions: readonly ActionView[], requested: TransitionName | undefined) =>
  actions.some(({ name, allowed }) => allowed && name === requested);

/** Actions that advance the request first, those that end it last. */
function inOrder(actions: readonly ActionView[]): ActionView[] {
  return actions.toSorted((one, other) => rankOf(one) - rankOf(other));
}

interface ActionButtonProps {
  readonly action: ActionView;
  readonly plain: boolean;
  /** Label that replaces the action's own. */
  readonly label?: Localized | undefined;
  readonly onStart: () => void;
}

/** Button of an action; a refused one keeps its place and stays reachable by keyboard, so that everybody can learn its reason. */
function ActionButton({
  action: { name, allowed, reason },
  plain,
  label: given,
  onStart,
}: ActionButtonProps) {
  const localize = useLocalize();
  const id = useId();
  const { tone, ...transition } = transitions[name];
  const label = given ?? transition.label;
  if (allowed) {
    return (
      <Button type={tone === 'primary' && !plain ? 'primary' : 'default'} onClick={onStart}>
        {localize(label)}
      </Button>
    );
  }
  return (
    <Tooltip title={reason}>
      <Button className={styles['refused']} aria-disabled="true" aria-describedby={id}>
        {localize(label)}
        <span id={id} hidden>
          {reason}
        </span>
      </Button>
    </Tooltip>
  );
}

interface MoreActionsProps {
  readonly actions: readonly ActionView[];
  readonly onStart: (name: TransitionName) => void;
}

/** Menu of rare actions; those that are not possible give their reason. */
function MoreActions({ actions, onStart }: MoreActionsProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  if (actions.length === 0) return null;
  const items = actions.map(({ name, allowed, reason }) => ({
    key: name,
    danger: transitions[name].tone === 'danger',
    disabled: !allowed,
    label: (
      <>
        {localize(transitions[name].label)}
        {!allowed && reason && <span className={styles['reason']}>{reason}</span>}
      </>
    ),
    onClick: () => onStart(name),
  }));
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button
        className={styles['more'] ?? ''}
        icon={<MoreOutlined aria-hidden="true" />}
        aria-label={t('actions.more')}
        aria-haspopup="menu"
      />
    </Dropdown>
  );
}
