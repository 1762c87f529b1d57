export * from '../support/portalPart';
