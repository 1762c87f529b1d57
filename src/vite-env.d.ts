/// <reference types="vite/client" />

/** Name of the build that the page was made from. */
declare const __BUILD_ID__: string;
