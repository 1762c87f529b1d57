export { only, own, through } from './access';
export * from './kinds';
export { ownFormat } from './kinds/formatted';
export { required } from './field';
export { countOf } from './field';
export { defineModuleResource, defineResource } from './resource';
export { defineShape } from './shape';
