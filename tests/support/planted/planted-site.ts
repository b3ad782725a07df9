import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fastGlob from 'fast-glob'
import { inject } from 'vitest'
import type { Finding } from '#generator/core/problem.ts'
import { linkTree, relinkTree } from '../files.ts'
import { applyEdits, type ManifestEdit } from '../manifest-case.ts'
import { buildSite, findingsOf, openAudit } from '../pipeline.ts'

/** A built site that a test may damage. Paths are below the output directory. */
export type PlantedSite = {
  read: (file: string) => string
  write: (file: string, text: string | Uint8Array) => void
  remove: (file: string) => void
  /** Replaces a text that occurs exactly once, so that a fault cannot quietly be none. */
  edit: (file: string, replace: string | RegExp, by: string) => void
  /** Replaces every occurrence on every page; there is one at least. */
  editAll: (replace: string, by: string) => void
  /** Changes of the manifest for the audit. The site is not built again. */
  manifest: (...edits: ManifestEdit[]) => void
}

/**
 * Copies of the built small site to plant faults in, and the findings of the site without a fault.
 * @param company edits that make the site another one, which is built first.
 */
export async function openGarden(company: readonly ManifestEdit[] = []): Promise<{
  clean: Finding[]
  /** Plants a fault in a copy of the site, and returns what is found beyond what is found in the clean one. */
  plant: (fault: (site: PlantedSite) => void) => Promise<{ added: Finding[]; gone: Finding[] }>
  close: () => void
}> {
  const dir = mkdtempSync(join(tmpdir(), 'citywide-garden-'))
  const manifestWith = async (edits: readonly ManifestEdit[]) => {
    const rootDir = mkdtempSync(join(dir, 'case-'))
    const manifestDir = join(rootDir, 'small-site')
    await applyEdits(manifestDir, [...company, ...edits])
    return { rootDir, manifestDir }
  }
  const auditUnedited = await openAudit(await manifestWith([]))
  const audit = async (outDir: string, edits: readonly ManifestEdit[]) =>
    edits.length === 0 ? auditUnedited(outDir) : findingsOf({ ...(await manifestWith(edits)), outDir })
  const dist = company.length === 0 ? join(inject('smallDir'), 'dist') : await builtDist(dir, company)
  const clean = await audit(dist, [])
  // One copy for all faults: making and removing one takes a third of the time of a test.
  const copy = join(dir, 'dist')
  linkTree(dist, copy)
  return {
    clean,
    plant: async (fault) => {
      const edits: ManifestEdit[] = []
      try {
        fault(plantedSite(copy, edits))
        const found = await audit(copy, edits)
        return { added: beyond(found, clean), gone: beyond(clean, found) }
      } finally {
        relinkTree(dist, copy)
      }
    },
    close: () => rmSync(dir, { recursive: true, force: true }),
  }
}

/** The findings that others have not. */
export function beyond(findings: readonly Finding[], others: readonly Finding[]): Finding[] {
  const known = new Set(others.map(nameOf))
  return findings.filter((finding) => !known.has(nameOf(finding)))
}

const nameOf = ({ code, url, what }: Finding) => (measures.has(code) ? code : `${code} ${url} ${what}`)

/** Rules whose numbers change with any text of the site. What they find in the clean site is not added by a fault. */
const measures = new Set(['text-elsewhere'])

async function builtDist(dir: string, company: readonly ManifestEdit[]): Promise<string> {
  const [built, manifestDir] = [join(dir, 'built'), join(dir, 'company')]
  await applyEdits(manifestDir, company)
  const { code, output } = await buildSite(built, manifestDir, { today: '2026-11-20' })
  if (code !== 0) throw new Error(output)
  return join(built, 'dist')
}

/** A built site with functions to damage it. `edits` collects changes of the manifest. */
export function plantedSite(dir: string, edits: ManifestEdit[]): PlantedSite {
  const read = (file: string) => readFileSync(join(dir, file), 'utf8')
  const write = (file: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    rmSync(join(dir, file), { force: true }) // a link to the file of the clean site
    writeFileSync(join(dir, file), text)
  }
  return {
    read,
    write,
    remove: (file) => rmSync(join(dir, file), { recursive: true }),
    edit: (file, replace, by) => {
      const text = read(file)
      const count = typeof replace === 'string' ? text.split(replace).length - 1 : (text.match(replace)?.length ?? 0)
      if (count !== 1 && !(replace instanceof RegExp && count > 0))
        throw new Error(`"${replace}" occurs ${count} times in ${file}, not once.`)
      write(
        file,
        text.replace(replace, () => by),
      )
    },
    editAll: (replace, by) => {
      let count = 0
      for (const file of pagesBelow(dir)) {
        const text = read(file)
        if (!text.includes(replace)) continue
        count++
        write(
          file,
          text.replaceAll(replace, () => by),
        )
      }
      if (count === 0) throw new Error(`"${replace}" occurs on no page.`)
    },
    manifest: (...more) => edits.push(...more),
  }
}

function pagesBelow(dir: string): string[] {
  return fastGlob.sync('**/*.html', { cwd: dir }).sort()
}

/** The name of a picture of the small site in its URLs, with the hash of its bytes and of the recipe. */
export function smallPicture(name: string): string {
  const [file = ''] = readdirSync(join(inject('smallDir'), 'dist/images')).filter((each) => each.startsWith(`${name}-`))
  return file.slice(0, `${name}-00000000`.length)
}
