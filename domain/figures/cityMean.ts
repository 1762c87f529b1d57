/**
 * Of how many other companies the mean of a city must be made, at the least, before anybody is shown it: of fewer, who knows
 * the others' results could work out the last one.
 */
export const companiesInCityMean = 5;
