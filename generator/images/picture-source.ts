/** Where an image comes from. */
export type PictureSource =
  /** A file of the manifest; `shown` is its path in messages. */
  | { kind: 'file'; path: string; shown: string }
  /** A drawing; `scale` is the number of image pixels per unit of the SVG. */
  | { kind: 'drawing'; svg: () => Buffer; scale: number }
