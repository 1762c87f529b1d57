import { useTranslation } from 'react-i18next';
import { openingHours } from '#domain/profile/companyFields';
import { defineShape } from 'sijil/schema/index';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { FormDrawer, ShapeForm } from 'sijil/react/forms/ShapeForm';
import { useAction, useOperation } from 'sijil/react/providers/operations';
import { useToast } from 'sijil/react/toast/toastStore';

const shape = defineShape({ openingHours });

interface OpeningHoursDrawerProps {
  readonly branchId: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Editor of a branch's opening hours alone. */
export function OpeningHoursDrawer({ branchId, onClose, onSaved }: OpeningHoursDrawerProps) {
  const { t } = useTranslation('order');
  const toast = useToast();
  const branch = useOperation('branches.getOwn', { params: { id: branchId } });
  const action = useAction('branches.updateOwn');
  const record = branch.data;
  return (
    <FormDrawer title={t('details.opening.title')} onClose={onClose}>
      {({ changed, leave }) => {
        if (branch.error) return <ErrorState error={branch.error} onRetry={branch.refetch} />;
        if (!record) return <LoadingState as="lines" />;
        return (
          <ShapeForm
            shape={shape}
            mode="update"
            initialValues={record}
            dirtyGuard={false}
            stickyActions
            onValuesChange={changed}
            onCancel={leave}
            onSubmit={async (values) => {
              await action.run({ params: { id: branchId }, body: { version: record.version, ...values } });
              toast.success(t('details.opening.saved'));
              onSaved();
              onClose();
            }}
          />
        );
      }}
    </FormDrawer>
  );
}
