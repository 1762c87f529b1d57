export type { ServerDependencies as Dependencies } from '#framework/server/http/appContext';
