import type { Plugin } from 'vite';

/** Vite plugin of an application: how its pages are built with the framework. */
export declare function sijil(): Plugin;
