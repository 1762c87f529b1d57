export { ownFormats } from '../domain/formats';
