/** Days after which a request is late in its status. */
export const lateAfterDays = 3;
/** Days within which a package ends soon. */
export const packageDays = 30;
