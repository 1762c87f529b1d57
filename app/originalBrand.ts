export { originalBrand } from '#domain/brand';
