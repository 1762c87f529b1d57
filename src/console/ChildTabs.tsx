import { Card, Tabs } from 'antd';
import { useSearchParams } from 'react-router';
import { permissionFor } from '#domain/schema/access';
import type { Resource } from '#domain/schema/resource';
import { resourceNamed } from '#resources';
import { useLocalize } from '@/providers/language';
import { useSession } from '@/providers/session';
import { ChildList } from './ChildList';
import styles from './show.module.css';

interface ChildTabsProps {
  readonly resource: Resource;
  readonly id: string;
}

/** The lists that belong to a record, one tab each; the open one is kept in the address. */
export function ChildTabs({ resource, id }: ChildTabsProps) {
  const localize = useLocalize();
  const [address, setAddress] = useSearchParams();
  const user = useSession((session) => session.user);
  const items = (resource.children ?? []).flatMap(({ resource: name, by }) => {
    const child = resourceNamed(name);
    if (!child || permissionFor(child.access, 'read', user) === 'none') return [];
    return [
      { key: name, label: localize(child.label.many), children: <ChildList child={child} by={by} id={id} /> },
    ];
  });
  if (items.length === 0) return null;
  const asked = address.get('tab');
  return (
    <Card className={styles.children} styles={{ body: { paddingBlockStart: 4 } }}>
      <Tabs
        items={items}
        activeKey={items.find(({ key }) => key === asked)?.key ?? items[0]?.key ?? ''}
        onChange={(tab) => setAddress({ tab }, { replace: true, preventScrollReset: true })}
      />
    </Card>
  );
}
