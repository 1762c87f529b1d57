import { Card, Tabs } from 'antd';
import { Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { LoadingState } from 'sijil/react/components/LoadingState';
import type { OpenTab } from './useRecordTabs';

interface RecordTabsProps {
  readonly tabs: readonly OpenTab[];
}

/** The tabs of a record's page; the address names the open one, and only that one is read. */
export function RecordTabs({ tabs }: RecordTabsProps) {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const [first] = tabs;
  if (!first) return null;
  if (tabs.length === 1) return first.children;
  const asked = address.get('tab');
  const open = (key: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (key === first.key) next.delete('tab');
        else next.set('tab', key);
        return next;
      },
      { replace: true, preventScrollReset: true, state },
    );
  return (
    <Tabs
      destroyOnHidden
      items={tabs.map(({ key, label, children, onCard }) => ({
        key,
        label,
        children: (
          <Suspense fallback={<LoadingState as="lines" />}>
            {onCard ? <Card>{children}</Card> : children}
          </Suspense>
        ),
      }))}
      activeKey={tabs.find(({ key }) => key === asked)?.key ?? first.key}
      onChange={open}
    />
  );
}
