import { Alert } from 'antd';
import type { OperationAct } from '#domain/schema/resource';
import type { Shape } from '#domain/schema/shape';
import { FormDrawer } from '@/forms/FormDrawer';
import { ShapeForm } from '@/forms/ShapeForm';
import { useLocalize } from '@/providers/language';
import styles from '../record/show.module.css';

interface ActDrawerProps {
  readonly act: OperationAct;
  readonly body: Shape;
  /** What the record is called. */
  readonly name: string;
  readonly onSubmit: (values: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly onClose: () => void;
}

/** The form of an act; what the API refuses is said beside its field and everything typed stays. */
export function ActDrawer({ act, body, name, onSubmit, onClose }: ActDrawerProps) {
  const localize = useLocalize();
  return (
    <FormDrawer
      onClose={onClose}
      title={
        <span className={styles.drawerTitle}>
          {localize(act.label)} <bdi className={styles.label}>{name}</bdi>
        </span>
      }
    >
      {({ changed, leave }) => (
        <>
          {act.confirm && <Alert type="warning" className={styles.warning} message={localize(act.confirm)} />}
          <ShapeForm
            shape={body}
            submitLabel={localize(act.label)}
            onValuesChange={changed}
            onSubmit={onSubmit}
            onCancel={leave}
          />
        </>
      )}
    </FormDrawer>
  );
}
