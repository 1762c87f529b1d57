/** Ids of a control's label and of the text below it. */
export const labelId = (id: string) => `${id}-label`;
export const helpId = (id: string) => `${id}-help`;
