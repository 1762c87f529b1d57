/** The page of every screen that a declaration generates. */
export const loadConsolePage = () => import('sijil/react/console/ConsolePage');

export const loadList = async () => ({
  default: (await import('sijil/react/console/ResourceList')).ResourceList,
});
