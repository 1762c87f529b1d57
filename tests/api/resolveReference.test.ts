import { expect, test } from 'vitest';
import { resolveReference } from 'sijil/server/plugins/openApi';

const document = {
  paths: {
    '/things': {
      get: {
        parameters: [{ $ref: '#/components/parameters/page~1size' }],
        responses: {
          200: { schema: { $ref: '#/components/schemas/Thing', description: 'the newest' } },
          422: { schema: { $ref: '#/components/schemas/Refusal' } },
        },
        externalDocs: { $ref: 'https://elsewhere.test/#/a' },
      },
    },
  },
  components: {
    parameters: { 'page/size': { name: '_end' } },
    schemas: {
      Thing: {
        description: 'any',
        properties: { name: { type: 'string' }, parent: { $ref: '#/components/schemas/Thing' } },
      },
      Fault: { required: ['code'], properties: { code: { type: 'string' }, details: { type: 'string' } } },
      Refusal: {
        allOf: [
          { $ref: '#/components/schemas/Fault' },
          { required: ['code', 'errors'], properties: { code: { const: 'refused' } } },
        ],
      },
    },
  },
};

/** Returns the resolved value of a reference, by the code that is sent to the browser. */
function resolved(path: readonly string[]): unknown {
  // oxlint-disable-next-line no-implied-eval -- the text is what the browser is sent
  const sent = new Function(`return (${resolveReference.toString()})()`)() as ReturnType<
    typeof resolveReference
  >;
  let shown: unknown;
  const system = {
    specSelectors: { specJson: () => ({ toJS: () => document }) },
    specActions: {
      updateResolvedSubtree(at: readonly string[], value: unknown) {
        expect(at).toEqual(path);
        shown = value;
      },
    },
  };
  sent.statePlugins.spec.wrapActions.requestResolvedSubtree(undefined, system)(path);
  return shown;
}

test('a reference in an operation is replaced by its target and keeps its own description', () => {
  const thing = {
    description: 'the newest',
    // A circular reference is not resolved again.
    properties: { name: { type: 'string' }, parent: { $ref: '#/components/schemas/Thing' } },
  };
  expect(resolved(['paths', '/things', 'get'])).toEqual({
    parameters: [{ name: '_end' }],
    responses: {
      200: { schema: thing },
      422: {
        schema: {
          required: ['code', 'errors'],
          properties: { code: { type: 'string', const: 'refused' }, details: { type: 'string' } },
        },
      },
    },
    externalDocs: { $ref: 'https://elsewhere.test/#/a' },
  });
});

test('a missing path resolves to undefined', () => {
  expect(resolved(['components', 'securitySchemes'])).toBeUndefined();
});
