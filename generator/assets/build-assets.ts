import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Assets } from '#src/site.ts'
import { cachedDir } from '../core/cached-dir.ts'
import { type Compiled, findCompiled } from '../core/compile/compiled.ts'
import { inOwnProcess } from '../core/own-process.ts'
import { codeHash } from './bundle.ts'
import { type Bundle, bundleFile, type ClientInput, type OwnCode } from './bundle-client.ts'
import { type Look, lookCss } from './look.ts'
import { rareRules } from './rare-rules.ts'

export type BuiltAssets = {
  assets: Assets
  /** Files for every site, as paths below `clientDir`. */
  files: string[]
  /** Further files for a site with the island of each URL. */
  filesOfIslands: ReadonlyMap<string, readonly string[]>
  clientDir: string
  scripts: Compiled
  /** Hash of what all of them are made from. */
  version: string
  isCached: boolean
}

type BuildOptions = { rootDir: string; cacheDir: string; look: Look; own?: OwnCode | undefined }

/** Directories of `assets/` to keep: the files of each look. */
const mostAssets = 12

/** Builds stylesheet and scripts for the browser, or finds them in the cache. */
export async function buildAssets({ rootDir, cacheDir, look, own }: BuildOptions): Promise<BuiltAssets> {
  const scripts = await findCompiled(rootDir)
  const version = inputHash(rootDir, look, own)
  const { dir, isCached } = await cachedDir(join(cacheDir, 'assets', version), mostAssets, (outDir) => {
    const input: ClientInput = { rootDir, cacheDir, outDir, look, own, sources: scripts.sources }
    return inOwnProcess(rootDir, { task: 'bundle client', input })
  })
  return { ...(await describe(dir)), scripts, version, isCached }
}

async function describe(dir: string): Promise<Omit<BuiltAssets, 'scripts' | 'version' | 'isCached'>> {
  const { assets, files, filesOfIslands }: Bundle = JSON.parse(await readFile(join(dir, bundleFile), 'utf8'))
  return {
    assets,
    files,
    filesOfIslands: new Map(filesOfIslands),
    clientDir: join(dir, 'client'),
  }
}

function inputHash(rootDir: string, look: Look, own: OwnCode | undefined): string {
  const hash = createHash('sha256')
    .update(lookCss(look) + look.letters + rareRules(look).join() + look.unused.join() + (own?.hash ?? ''))
    .update(codeHash(rootDir))
  return hash.digest('hex').slice(0, 16)
}
