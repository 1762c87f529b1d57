import { Drawer } from 'antd';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shape } from 'sijil/schema/shape';
import { DrawnForm, type ShapeFormProps } from './DrawnForm';
import { rendererOf } from 'sijil/react/fields/renderers';
import { DrawnFields, type FormFieldsProps } from './DrawnFields';
import { useDialogs } from 'sijil/react/components/antd/laterControls';
import { useHeldPage } from 'sijil/react/components/heldPage';
import { useTheme } from 'sijil/react/theme/themeStore';

/** Form for any shape, with all kinds of fields. */
export function ShapeForm<S extends Shape>(props: ShapeFormProps<S>) {
  return <DrawnForm {...props} Fields={FormFields} />;
}

/** Fields of a shape, of any kind. */
export function FormFields(props: FormFieldsProps) {
  return <DrawnFields {...props} rendererOf={rendererOf} />;
}

interface FormDrawerProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly width?: string;
  /** True where closing would lose input; by default, once `changed` was called. */
  readonly guarded?: boolean;
  /** `changed` reports input, `leave` closes unless input would be lost. */
  readonly children: (form: { readonly changed: () => void; readonly leave: () => void }) => ReactNode;
}

const apart = (event: SyntheticEvent) => event.stopPropagation();

/** Form in a drawer next to its page; closing it asks before input is lost. */
export function FormDrawer({
  title,
  onClose,
  width = 'min(560px, 100vw)',
  guarded,
  children,
}: FormDrawerProps) {
  const { t } = useTranslation('record');
  const dialogs = useDialogs();
  const direction = useTheme((theme) => theme.direction);
  const [touched, setTouched] = useState(false);
  useHeldPage(true);

  const leave = () => {
    if (!(guarded ?? touched)) return onClose();
    dialogs.confirm({
      title: t('drawer.leaveTitle'),
      content: t('drawer.leaveHint'),
      okText: t('drawer.leave'),
      danger: true,
      cancelText: t('drawer.stay'),
      onOk: onClose,
    });
  };

  return (
    // React passes events through portals: those of the drawer must not reach the row or form that opened it.
    <div role="presentation" onClick={apart} onKeyDown={apart} onBlur={apart} onFocus={apart}>
      <Drawer
        open
        onClose={leave}
        placement={direction === 'rtl' ? 'left' : 'right'}
        width={width}
        title={title}
      >
        {children({ changed: () => setTouched(true), leave })}
      </Drawer>
    </div>
  );
}
