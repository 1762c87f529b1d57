import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOperation } from '@/providers/operations';
import { useSession } from '@/providers/session';
import { AddBranch } from './AddBranch';
import { BranchCards } from './BranchCards';
import { BranchEditor } from './BranchEditor';

/** The own branches: changed here, and more of them added. */
export function BranchesTab() {
  const { t } = useTranslation('accountClient');
  const role = useSession((session) => session.user?.role);
  const { data } = useOperation('branches.listOwn');
  const [edited, setEdited] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const single = data?.length === 1;
  const add = role === 'client' && data && (
    <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => setAdding(true)}>
      {t(single ? 'branches.convert' : 'branches.add')}
    </Button>
  );
  return (
    <>
      <BranchCards onEdit={setEdited} actions={add} />
      {edited && <BranchEditor id={edited} onClose={() => setEdited(null)} />}
      {adding && <AddBranch single={single} onClose={() => setAdding(false)} />}
    </>
  );
}
