import { List } from '@refinedev/antd';
import { viewHead } from 'sijil/react/components/PageHeader';
import { declaredPage } from 'sijil/react/console/declaredPage';
import { ListSheet } from 'sijil/react/console/list/ListSheet';
import { useDeclaredTable } from 'sijil/react/console/query/useDeclaredTable';
import { useLocalize } from 'sijil/react/providers/language';
import { loans } from '../resources/loans';
import { lists } from '../application';

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
