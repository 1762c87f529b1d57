/**
 * Minimum number of other companies in a city mean before it is shown: from fewer, somebody who knows the others' results
 * could work out the last one.
 */
export const companiesInCityMean = 5;
