import type { PluginOption } from 'vite';

/** Vite plugins of an application: how its pages are built with the framework. */
export declare function sijil(): PluginOption[];
