/** The code of a site in one text, as plain data that can be sent to a worker. */
export type ConfigBundle = {
  /** The file, as problems show it. */
  shown: string
  /** The text of the file. */
  text: string
  /** A CommonJS module. */
  code: string
  /** Its source map, with sources as problems show them. */
  map: string
  /** Hash of the names and contents of everything it is made from. The same on every machine. */
  hash: string
  /** Absolute paths of the modules of the site itself, which may name classes. */
  modules: readonly string[]
  /** The stylesheets it imports. */
  css: string
}
