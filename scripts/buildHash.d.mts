export declare const buildHashFile: string;
export declare function computeBuildHash(): string;
