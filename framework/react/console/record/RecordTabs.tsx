import { Card, Tabs } from 'antd';
import { type ComponentType, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { LoadingState } from '@framework/components/LoadingState';
import type { OpenTab } from './useRecordTabs';
import type { Role } from '#framework/schema/application';
import type { Localized } from '#framework/base/i18n/localized';
import type { Resource } from '#framework/schema/resource';
import type { ConsoleRecord } from '#framework/contract/recordView';

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

export interface RecordTabProps {
  readonly resource: Resource;
  readonly record: ConsoleRecord;
}

/** Tab of a record's page that is not generated from its declaration: a supervisor's workload, an inspector's calendar. */
export interface RecordTab {
  /** Value in the address, after `?tab=`. */
  readonly key: string;
  readonly label: Localized;
  /** Absent: every role that may read the record. The general admin is always included (`hasRole`). */
  readonly roles?: readonly Role[];
  /** Called when the tab is opened. */
  readonly load: () => Promise<{ readonly default: ComponentType<RecordTabProps> }>;
}
