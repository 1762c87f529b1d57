#!/usr/bin/env node
// Node reads no TypeScript of the application by itself.
import { existsSync } from 'node:fs';
import { register } from 'tsx/esm/api';

register();
const sources = new URL('commands/sijil.ts', import.meta.url);
await import(existsSync(sources) ? sources.href : new URL('commands/sijil.js', import.meta.url).href);
