/// <reference types="vite/client" />

/** Names the build that the page was made from. */
declare const __BUILD_ID__: string;
