export type BrandFile = {
  /** Path below the site's root. */
  file: string
  bytes: Uint8Array
}
