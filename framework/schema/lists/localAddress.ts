/** True of an address within the application, `/requests?status=new`: it leads to no other site. */
export const isLocalAddress = (address: string): boolean => /^\/(?!\/)[\w/-]*(\?[^#\s]*)?$/.test(address);
