import { useTranslation } from 'react-i18next';

interface FoundCountProps {
  readonly total: number;
  readonly exact: boolean;
  readonly busy: boolean;
}

/** Tells a screen reader how many records there are now, after a search or a filter. */
export function FoundCount({ total, exact, busy }: FoundCountProps) {
  const { t } = useTranslation('list');
  return (
    <span className="visually-hidden" role="status">
      {busy ? '' : t(exact ? 'found' : 'foundMore', { count: total })}
    </span>
  );
}
