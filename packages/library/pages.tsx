import { definePages } from 'sijil/react/entry/definePages';
import { textsOfAnyList } from 'sijil/react/screens/texts';

export default definePages({
  screens: [
    {
      path: '/open-loans',
      title: { ar: 'كتب لم تُعَد بعد', en: 'Books that are out' },
      layout: 'portal',
      load: () => import('./pages/OpenLoans'),
      texts: textsOfAnyList,
      menu: { icon: 'bell', order: 1, group: 'people' },
    },
  ],
});
