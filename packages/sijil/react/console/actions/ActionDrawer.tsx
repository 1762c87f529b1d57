import { useTranslation } from 'react-i18next';
import type { OperationAction } from 'sijil/schema/resource';
import type { Shape } from 'sijil/schema/shape';
import { Alert } from 'sijil/react/components/antd/Alert';
import { FormDrawer, ShapeForm } from 'sijil/react/forms/ShapeForm';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './actions.module.css';

interface ActionDrawerProps {
  readonly action: OperationAction;
  readonly body: Shape;
  /** Title of the record. */
  readonly name: string;
  readonly onSubmit: (values: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly onClose: () => void;
}

/** The form of an action; refusals of the API appear next to their fields and the input stays. */
export function ActionDrawer({ action, body, name, onSubmit, onClose }: ActionDrawerProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  return (
    <FormDrawer
      onClose={onClose}
      title={
        <span className={styles.drawerTitle}>
          {localize(action.label)} <bdi>{name}</bdi>
        </span>
      }
    >
      {({ changed, leave }) => (
        <>
          {action.confirm && (
            <Alert type="warning" className={styles.warning} message={localize(action.confirm)} />
          )}
          <ShapeForm
            shape={body}
            submitLabel={localize(action.label)}
            danger={action.danger ?? false}
            // «إلغاء» alone would read like the action itself where that revokes or cancels.
            cancelLabel={t('back')}
            onValuesChange={changed}
            onSubmit={onSubmit}
            onCancel={leave}
          />
        </>
      )}
    </FormDrawer>
  );
}
