type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[]; dynamicImports?: string[] }

/** The bundle's chunks by source file, as Vite lists them in its manifest. */
export type ViteManifest = Readonly<Record<string, Chunk>>

export function chunkOf(manifest: ViteManifest, source: string): Chunk {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The bundle for the browser has no ${source}.`)
  return chunk
}

/** Every file that a chunk loads, at once or later: its imports and fonts, and those of its imports. Styles are in pages. */
export function reachableFiles(manifest: ViteManifest, source: string): string[] {
  const sources = new Set([source])
  const files = new Set<string>()
  // A set also iterates over what is added meanwhile.
  for (const each of sources) {
    const { file, assets = [], imports = [], dynamicImports = [] } = chunkOf(manifest, each)
    for (const loaded of [file, ...assets]) files.add(loaded)
    for (const next of [...imports, ...dynamicImports]) sources.add(next)
  }
  return [...files].sort()
}
