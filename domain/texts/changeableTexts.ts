import { formBodies } from './formBodies';
import { textRoots } from './textRoots';
import { defineApplication } from 'sijil/schema/application';

/** Texts of the portal that people can change; a browser loads them once one has been changed. */
defineApplication({ texts: { roots: textRoots, bodies: formBodies } });
