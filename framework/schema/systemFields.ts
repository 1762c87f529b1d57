/** Columns that every record has without declaring them. */
export const systemFields = ['id', 'version', 'createdAt', 'updatedAt'] as const;
