/** Within how many hours support means to give its first answer, where nobody has set another. */
export const firstAnswerHours = 8;
