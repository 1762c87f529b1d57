/** Fields of a request that the scores of its answers tell: who hides one of them sees no scores of pictures. */
export const scoreFields = ['score', 'grade', 'failedCritical'] as const;
