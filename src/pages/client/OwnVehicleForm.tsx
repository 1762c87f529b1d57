import { Edit } from '@refinedev/antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { vehicles } from '#resources/vehicles';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { viewHead } from 'sijil/react/components/PageHeader';
import { useDeclaredForm } from 'sijil/react/console/form/useDeclaredForm';
import { ShapeForm } from 'sijil/react/forms/ShapeForm';

/** Form of a vehicle of the company. */
export default function OwnVehicleForm() {
  const { t } = useTranslation(['accountClient', 'places']);
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const page = `/client/vehicles/${id}`;
  const { query, record, formProps, saveButtonProps, draftOffer, dialog } = useDeclaredForm(vehicles, {
    id,
    onMutationSuccess: () => navigate(page, { replace: true }),
  });
  if (query.error && !record) return <ErrorState page error={query.error} onRetry={query.refetch} />;
  if (!record) return <LoadingState rows={8} />;
  const number = String(record['number']);
  const head = viewHead({
    title: t('vehicles.editTitle'),
    breadcrumb: [
      { label: t('places:vehicles.title'), to: '/client/vehicles' },
      { label: number, to: page },
    ],
  });
  return (
    <Edit {...head} saveButtonProps={saveButtonProps} headerButtons={() => null}>
      {draftOffer}
      <ShapeForm {...formProps} buttons={false} />
      {dialog}
    </Edit>
  );
}
