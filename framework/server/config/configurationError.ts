/** Nothing will get better by starting again: somebody has to change a setting. The message says which. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}
