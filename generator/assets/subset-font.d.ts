/** The package has no types of its own. */
declare module 'subset-font' {
  /** Part of a font: the letters of a text, some features, and a part of each variation axis. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2'
      keepFeatures?: readonly string[]
      variationAxes?: Record<string, number | { min: number; max: number }>
    },
  ): Promise<Buffer>
}
