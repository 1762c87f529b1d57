/** Options of i18next that the portal gives neither to `init` nor to `t`. */
export const optionsNeverGiven: readonly string[];
