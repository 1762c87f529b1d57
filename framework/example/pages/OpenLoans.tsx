import { List } from '@refinedev/antd';
import { viewHead } from '@framework/components/PageHeader';
import { declaredPage } from '@framework/console/declaredPage';
import { ListSheet } from '@framework/console/list/ListSheet';
import { useDeclaredTable } from '@framework/console/query/useDeclaredTable';
import { useLocalize } from '@framework/providers/language';
import { loans } from '../resources/loans';
import { lists } from '../resources/lists';

/** Hand-built page: Refine's view around a declared list, with the hooks of the generated lists. */
export default declaredPage(
  loans,
  function OpenLoans() {
    const localize = useLocalize();
    const table = useDeclaredTable(loans, { list: lists.openLoans });
    return (
      <List {...viewHead({ title: localize({ ar: 'كتب لم تُعَد بعد', en: 'Books that are out' }) })}>
        <ListSheet table={table} />
      </List>
    );
  },
  lists.openLoans,
);
