export { only, own, through } from './access';
export * from './kinds';
export { ownFormat } from './kinds/ownFormat';
export { required } from './required';
export { countOf } from './rollups';
export { defineModuleResource, defineResource } from './resource';
export { defineShape } from './shape';
