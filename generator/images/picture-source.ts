/** Where a picture comes from. */
export type PictureSource =
  /** A file of the manifest; `shown` is its path as a person would open it. */
  | { kind: 'file'; path: string; shown: string }
  /** Drawn by us; `scale` is how many pixels of the picture a unit of the drawing is. */
  | { kind: 'drawing'; svg: () => Buffer; scale: number }
