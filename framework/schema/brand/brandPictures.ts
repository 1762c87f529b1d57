/** Fields of the brand that hold a picture. */
export const brandPictures = ['logo', 'logoDark', 'icon', 'signInPicture'] as const;
export type BrandPicture = (typeof brandPictures)[number];
