export { registry, type ResourceName, resourceList, resourceNamed, resources } from '#resources';
