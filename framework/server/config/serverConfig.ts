/** Origins outside the server that pages may use, for the content security policy. */
export interface PageOrigins {
  /** Pictures, such as the tiles of a map. */
  readonly pictures: readonly string[];
  /** Services that a page calls, embeds or posts a form to. */
  readonly services: readonly string[];
}

/** Settings that the framework's server reads; an application's configuration extends them. */
export interface ServerConfig {
  readonly host: string;
  readonly port: number;
  /** Address by which people reach the server, without a slash at its end. */
  readonly publicUrl: string;
  /** Proxies that are believed about the caller's address; none unless they are named. */
  readonly trustProxy: string | false;
  readonly dataDir: string;
  /** Absent: the server runs its own PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** True: the reference of the API is public. */
  readonly apiDocs: boolean;
  readonly logLevel: string;
  readonly rateLimit: boolean;
}
