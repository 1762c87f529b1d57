/** The page of every screen that a declaration generates. */
export const loadConsolePage = () => import('@framework/console/ConsolePage');

export const loadList = async () => ({
  default: (await import('@framework/console/ResourceList')).ResourceList,
});
