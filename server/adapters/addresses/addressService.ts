/** A place of the national address, as the service names it: in Arabic. */
export interface NationalAddress {
  readonly region: string;
  readonly city: string;
  readonly district: string;
  readonly street: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The register of national addresses. Throws when it could not be asked. */
export interface AddressService {
  /** Null for a short address that the register does not know. */
  find(shortAddress: string): Promise<NationalAddress | null>;
}
