import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isGoing } from 'sijil/base/files/exports';
import { laterPart } from 'sijil/react/components/laterPart';
import { useOperation } from 'sijil/react/providers/operations';
import { useStart } from 'sijil/react/providers/useStart';
import { useMayCall } from 'sijil/react/providers/may';

const OwnExports = laterPart(async () => (await import('./OwnExports')).OwnExports);

const lookEveryMs = 2_000;

/**
 * Button of the files that are made in the background, on every screen: its code loads with the first file of the last days,
 * or where the address names one.
 */
export function ExportsButton() {
  const { ready } = useStart();
  const mayList = useMayCall('exports.list');
  const { data = [] } = useOperation('exports.list', {
    enabled: ready && mayList,
    showsRecords: ['exports'],
    refetchWhile: (rows) => rows.some(isGoing) && lookEveryMs,
  });
  const [search] = useSearchParams();
  const [isShown, setShown] = useState(false);
  if (!isShown && (data.length > 0 || search.has('export'))) setShown(true);
  return isShown && <OwnExports exports={data} />;
}
