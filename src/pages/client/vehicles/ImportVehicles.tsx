import { useMemo } from 'react';
import ImportDrawer from 'sijil/react/console/transfer/import/ImportDrawer';
import { useRecordSource } from 'sijil/react/console/transfer/import/importSource';
import { vehicles } from '#resources/vehicles';

interface ImportVehiclesProps {
  /** The company, which the file need not name. */
  readonly clientId: string;
  readonly onClose: () => void;
}

/** Import of a company's own vehicles from a file, with a preview before they are created. */
export default function ImportVehicles({ clientId, onClose }: ImportVehiclesProps) {
  const records = useRecordSource(vehicles);
  const source = useMemo(
    () => ({
      ...records,
      targets: records.targets.filter(({ key }) => key !== 'clientId'),
      send: (...[body, onProgress]: Parameters<typeof records.send>) =>
        records.send(
          {
            ...body,
            rows: body.rows.map(({ line, values }) => ({ line, values: { ...values, clientId } })),
          },
          onProgress,
        ),
    }),
    [records, clientId],
  );
  return <ImportDrawer source={source} onClose={onClose} />;
}
