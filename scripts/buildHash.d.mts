export type BuildName = 'portal' | 'server';
export declare const builds: Readonly<Record<BuildName, { readonly config: string }>>;
export declare function buildHashFile(name: BuildName): string;
export declare function computeBuildHash(name: BuildName): string;
