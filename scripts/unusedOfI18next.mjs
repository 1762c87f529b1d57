/**
 * What i18next (26.7) and react-i18next (17) bring and the portal never asks for: formats and texts within texts, languages that
 * stand in for others, keys that are collected, plugins, copies of the instance, and warnings that only `debug` shows. One class
 * holds each, so that a bundler can drop none of it. What stays is how a text is found, its plural form chosen and its values
 * put in, how texts are fetched and fetched again, and how a language is changed.
 *
 * `tests/i18n/unusedOfI18next.test.ts` compares what is left with the whole, text by text.
 */

/** A method of a class, to the brace that ends it. */
const methods = (...names) => new RegExp(`^  (?:${names.join('|')})\\([\\s\\S]*?^  \\}$`, 'gm');

/** From the beginning of a line through the end of another. */
const lines = (from, to) => new RegExp(`^ *${from}[\\s\\S]*?${to}$`, 'gm');

/** Options that the portal gives neither to `init` nor to `t`; `tests/i18n/unusedOfI18next.test.ts` holds it to that. */
export const optionsNeverGiven = [
  'alwaysFormat',
  'appendNamespaceToCIMode',
  'appendNamespaceToMissingKey',
  'cleanCode',
  'context',
  'fallbackNS',
  'isClone',
  'joinArrays',
  'lowerCaseLng',
  'missingInterpolationHandler',
  'missingKeyHandler',
  'missingKeyNoValueFallbackToKey',
  'nonExplicitSupportedLngs',
  'ordinal',
  'parseMissingKeyHandler',
  'partialBundledLanguages',
  'postProcess',
  'preload',
  'resources',
  'returnDetails',
  'returnedObjectHandler',
  'returnObjects',
  'saveMissing',
  'updateMissing',
];
const neverGiven = new RegExp(
  `\\b(?:this\\.options|opt|options)\\??\\.(?:${optionsNeverGiven.join('|')})\\b(?! =[^=])`,
  'g',
);

const core = /i18next\/dist\/esm\/i18next\.js$/;
const inReact = (name) => new RegExp(`react-i18next/dist/es/${name}\\.js$`);

export const unusedOfI18next = [
  // Warnings, which are told where `debug` is given.
  [
    core,
    lines('const consoleLogger = ', '^var baseLogger = new Logger\\(\\);'),
    'const baseLogger = { create: () => baseLogger, init: () => undefined, forward: () => undefined };',
  ],
  [core, /(?<!=> )\bthis\.(?:logger\.(?:log|warn|error|deprecate|once)|noticeDevFallback)\(.*\);$/gm, ';'],
  [core, /this\.pendingWarnings\?\.forEach\(.*\);$/gm],
  [core, lines('if \\(loggerOwner && ', '^      loggerOwner = .*;')],
  [core, lines('if \\(prefixEscaped \\|\\| ', '^    \\}')],
  [core, lines('if \\(l && this\\.logger\\.debug', '^      \\}')],
  [core, lines('postProcessorNames\\.forEach', '^      \\}\\);')],
  [core, methods('deprecateDottedLng', 'deprecateBareCode', 'noticeDevFallback')],
  [core, /this\.logger\.debug\b/g, 'false'],

  // Formats, and texts within texts.
  [core, /formatter = Formatter;/g, 'formatter = null;'],
  [core, /!key\.includes\(this\.formatSeparator\)/g, 'true'],
  [core, methods('nest', 'reset')],
  [core, lines('const m = key\\.match\\(this\\.interpolator', '^      \\}')],
  [core, lines('let nestBef;', '^      \\}')],
  [core, lines('if \\(skipOnVariables\\) \\{\\n        const na', '^      \\}')],
  [core, lines('if \\(opt\\.nest !== false\\)', '^      \\}, opt\\);')],
  [core, /^ *(?:this\.nesting.*|nesting\w+,)$/gm],
  [core, /opt\??\.interpolation\b/g, '(void 0)'],

  // What stands in a text for a value is put in as it is: React writes it safely.
  [core, lines('regex: this\\.regexpUnescape', '^    \\}, \\{')],
  [core, lines('safeValue: val => \\{', '^      \\}'), 'safeValue: (value) => value'],
  [core, /^ *this\.(?:escape|regexpUnescape|unescapePrefix|unescapeSuffix) = .*$/gm],

  // One language stands for itself.
  [
    core,
    lines('formatLanguageCode\\(code\\) \\{', '^  \\}'),
    '  formatLanguageCode(code) {\n    return code;\n  }',
  ],
  [core, lines('getFallbackCodes\\(', '^  \\}'), '  getFallbackCodes() {\n    return [];\n  }'],
  [core, methods('getScriptPartFromCode', 'getLanguagePartFromCode', 'loadLanguages', 'dir')],
  [core, /!found && this\.options\.supportedLngs/g, 'false'],
  [core, /isString\(code\) && \(code\.includes\('-'\) \|\| code\.includes\('_'\)\)/g, 'false'],
  [
    core,
    lines('if \\(!code\\.match\\(/-\\|_/\\)\\) return dummyRule;', '^      rule = .*'),
    'return dummyRule;',
  ],
  [core, /\w+\??\.toLowerCase\(\) === 'cimode'/g, 'false'],

  // Options never given, and what follows from them.
  [core, neverGiven, '(void 0)'],
  [core, new RegExp(`^  (?:${optionsNeverGiven.join('|')}): .*,$`, 'gm')],
  [core, /Translator\.hasDefaultValue\(opt\)/g, 'false'],
  [
    core,
    lines('const defaultValueSuffix = ', '^    const defaultValue = .*;'),
    'const defaultValue = undefined;',
  ],
  [core, methods('static hasDefaultValue', 'getUsedParamsDetails')],
  [core, /^ *const missingKeyNoValueFallbackToKey = .*$/gm, 'const missingKeyNoValueFallbackToKey = false;'],
  [core, /if \(usedKey \|\| usedDefault \|\| updateMissing\)/g, 'if (false)'],
  [core, /const needsContextHandling = .*/g, 'const needsContextHandling = false;'],
  [core, lines('const postProcess = ', '^    return res;'), 'return res;'],
  [core, lines("if \\(module\\.type === 'postProcessor'\\)", '^    \\}')],
  [core, /const handleAsObjectInI18nFormat = .*/g, 'const handleAsObjectInI18nFormat = true;'],
  [core, / && !\(isString\(joinArrays\) && Array\.isArray\(resForObjHndl\)\)/g],
  [core, /handleAsObjectInI18nFormat && isString\(joinArrays\) && Array\.isArray\(res\)/g, 'false'],
  // Plugins.
  [core, /this\.(?:i18nFormat|modules\.(?:i18nFormat|languageDetector|formatter))\b(?! =[^=])/g, '(void 0)'],
  [core, /\b(?:this\.)?(?:services|s)\.languageDetector\b(?! =[^=])/g, '(void 0)'],
  [core, /this\.callbackApi === false \|\| this\.callbackApi === undefined && fc\.length [=<]+ \d/g, 'false'],

  // Keys that are sentences or functions, and languages that carry keys.
  [core, /const seemsNaturalLanguage = .*/g, 'const seemsNaturalLanguage = false;'],
  [core, lines('class RegExpCache', '^const looksLikeObjectPathRegExpCache = .*')],
  [core, lines('const looksLikeObjectPath = ', '^\\};')],
  [core, /^ *this\.deprecateDottedLng\(.*\);$/gm],
  [core, /lng\.includes\('\.'\)/g, 'false'],
  [core, lines('function keysFromSelector\\(', '^\\}'), 'const keysFromSelector = (key) => key;'],
  [core, /typeof (?:k|key|keys|o\.keyPrefix) === 'function'/g, 'false'],

  // What nobody calls.
  [
    core,
    methods(
      'removeNamespaces',
      'addResources?',
      'removeResourceBundle',
      'toJSON',
      'needsPlural',
      'getPluralFormsOfKey',
    ),
  ],
  [
    core,
    methods(
      'getSuffixes',
      'clearCache',
      'reload',
      'saveMissing',
      'reloadResources',
      'hydrate',
      'cloneInstance',
    ),
  ],
  [core, methods('setDefaultNamespace', 'getResourceBundle')],
  [core, /'getResourceBundle', 'getDataByLanguage'/g],
  [core, /^    if \(deep\) \{$/gm, '    if (false) {'],
  [core, lines('if \\(!this\\.checkedLoadedFor\\[', '^        \\}')],
  [core, /^ *this\.(?:callbackApi|checkedLoadedFor) = .*$/gm],
  [core, lines('if \\(this\\.backend && this\\.callbackApi', '^    \\}')],
  [core, lines('const storeApiChained', '^    \\}\\);')],
  [core, /^ *reloadResources: this\.reloadResources.*$/gm],
  [core, /^const (?!createInstance)\w+ = instance\.\w+;$/gm],
  [core, /^export \{.*$/gm, 'export { instance as default, keysFromSelector as keyFromSelector };'],

  // Of React's side: warnings, keys that are functions, and what only `Trans` asks, which brings it itself.
  [inReact('useTranslation'), /^ *warnOnce\(.*\);$/gm],
  [inReact('useTranslation'), lines('let inDevelopment = ', '^    if \\(inDevelopment\\) \\{[^}]*\\}')],
  [
    inReact('useTranslation'),
    lines('const keyPrefixKey = ', '^    \\}\\) : keyPrefix;'),
    'const keyPrefixKey = keyPrefix;',
  ],
  [inReact('utils'), /^ *warnOnce\([\s\S]*?^ *\}\);$/gm],
  [inReact('defaults'), /^ *unescape,$/gm],
];
