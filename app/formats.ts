export { ownFormats } from '../domain/formats/ownFormats';
