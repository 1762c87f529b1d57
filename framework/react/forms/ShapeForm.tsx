import { Drawer } from 'antd';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shape } from '#framework/schema/shape';
import { DrawnForm, type ShapeFormProps } from './DrawnForm';
import { rendererOf } from '@framework/fields/renderers';
import { DrawnFields, type FormFieldsProps } from './DrawnFields';
import { useDialogs } from '@framework/components/antd/laterControls';
import { useHeldPage } from '@framework/components/heldPage';
import { useTheme } from '@framework/theme/themeStore';

/** A form for any shape, whatever its fields. */
export function ShapeForm<S extends Shape>(props: ShapeFormProps<S>) {
  return <DrawnForm {...props} Fields={FormFields} />;
}

/** Some fields of a shape, whatever their kinds. */
export function FormFields(props: FormFieldsProps) {
  return <DrawnFields {...props} rendererOf={rendererOf} />;
}

interface FormDrawerProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly width?: string;
  /** True when closing would lose input, where that is not simply what `changed` reported. */
  readonly guarded?: boolean;
  /** `changed` reports input, `leave` closes unless input would be lost. */
  readonly children: (form: { readonly changed: () => void; readonly leave: () => void }) => ReactNode;
}

const apart = (event: SyntheticEvent) => event.stopPropagation();

/** A form at the side of the page that it belongs to; closing it asks before what was typed is lost. */
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
      okButtonProps: { danger: true },
      cancelText: t('drawer.stay'),
      autoFocusButton: 'cancel',
      onOk: onClose,
    });
  };

  return (
    // React's events pass through a portal: what happens in the drawer is not the row's or the form's that opened it.
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
