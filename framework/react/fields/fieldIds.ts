/** The id of a control's label, and of what is said below it. */
export const labelId = (id: string) => `${id}-label`;
export const helpId = (id: string) => `${id}-help`;
