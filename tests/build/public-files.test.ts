import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { Finding } from '../../generator/core/problem.ts'
import { preview } from '../../generator/pipeline/preview.ts'
import { smallSite } from '../support/citywide.ts'
import { readJson, treeHashes } from '../support/files.ts'
import { auditSite, buildShard, buildSite, mergeShards, validateSite } from '../support/pipeline.ts'
import { temporaryDir } from '../support/temporary.ts'

// Files of public/, which are copied into the site as they are.

const proof = 'google-site-verification: google1a2b.html'
const given = {
  'google1a2b.html': proof,
  'humans.txt': 'Made in Hood River.\n',
  'brochures/Spring_2026.pdf': '%PDF-1.7 \u0000\u00ff',
  '.well-known/apple-app-site-association': '{}',
}

/** A copy of the small site whose footer links to a brochure, and a folder with some files. */
async function siteWith(files: Record<string, string> = given) {
  const dir = await temporaryDir()
  const [manifestDir, publicDir] = [join(dir, 'manifest'), join(dir, 'public')]
  await cp(smallSite, manifestDir, { recursive: true })
  const navigation = join(manifestDir, 'navigation.yaml')
  const link = '        - { path: /brochures/Spring_2026.pdf, label: Brochure }\n'
  await writeFile(navigation, (await readFile(navigation, 'utf8')) + link)
  const put = async (file: string, text: string) => {
    await mkdir(dirname(join(publicDir, file)), { recursive: true })
    await writeFile(join(publicDir, file), text)
  }
  for (const [file, text] of Object.entries(files)) await put(file, text)
  const options = { publicDir, today: '2026-11-20' }
  const build = (to = dir) => buildSite(to, manifestDir, options)
  return { dir, manifestDir, publicDir, put, options, build }
}

/** Findings of the files, without what a build says of the ledger. */
const findings = async (dir: string) =>
  (await readJson<Finding[]>(join(dir, 'report/findings.json'))).filter(({ code }) => code !== 'ledger-behind')

test('they are copied byte for byte, can be linked to, and are neither pages nor in a sitemap', async () => {
  const { dir, manifestDir, publicDir, build } = await siteWith()
  const { code, output, result } = await build()
  expect(code, output).toBe(0)
  for (const [file, text] of Object.entries(given))
    expect(await readFile(join(dir, 'dist', file), 'utf8'), file).toBe(text)
  expect((await findings(dir)).filter(({ url }) => /brochure|google1a2b/.test(url))).toEqual([])
  expect(await readFile(join(dir, 'dist/sitemap-pages.xml'), 'utf8')).not.toContain('google1a2b')

  // The audit of the finished site knows them too, and reports the same.
  const before = await findings(dir)
  const audited = await auditSite({ outDir: join(dir, 'dist'), reportDir: join(dir, 'report'), manifestDir, publicDir })
  expect(audited.code, audited.output).toBe(0)
  expect(await findings(dir)).toEqual(before)
  expect(result?.deadTargets).toEqual([])

  const server = await preview({ outDir: join(dir, 'dist'), reportDir: join(dir, 'report') }, 0)
  try {
    for (const [file, text] of Object.entries(given))
      expect(await (await fetch(`${server.url}/${file}`)).text(), file).toBe(text)
  } finally {
    await server.close()
  }
})

test('a link to a file that is not there is dead', async () => {
  const { build } = await siteWith({ 'humans.txt': '' })
  expect((await build()).result?.deadTargets).toEqual(['/brochures/Spring_2026.pdf'])
})

test('after a change, a new file and a removal, the site is that of a clean build; without, nothing is built', async () => {
  const { dir, publicDir, put, build } = await siteWith()
  await build()
  expect((await build()).stages.map(({ name }) => name)).toEqual(['compare'])
  await put('humans.txt', 'Made in Odell.\n')
  await put('new.txt', 'New.\n')
  await rm(join(publicDir, 'google1a2b.html'))
  const changed = await build()
  expect(changed.result?.published).toMatchObject({ new: 1, changed: 1, removed: 1 })
  expect(changed.stages.find(({ name }) => name === 'pages')?.detail).toMatch(/^0 rendered|^\d+ kept/)
  await build(join(dir, 'clean'))
  expect(await treeHashes(join(dir, 'dist'))).toEqual(await treeHashes(join(dir, 'clean/dist')))
})

test('merged shards have them', async () => {
  const { dir, manifestDir, options, build } = await siteWith()
  const shards = [1, 2].map((number) => join(dir, `shards/${number}`))
  for (const [index, shard] of shards.entries())
    await buildShard(shard, manifestDir, { number: index + 1, of: 2 }, options)
  const merged = await mergeShards(join(dir, 'merged'), manifestDir, shards, options)
  expect(merged.code, merged.output).toBe(0)
  await build()
  expect(await treeHashes(join(dir, 'merged/dist'))).toEqual(await treeHashes(join(dir, 'dist')))
})

const refused = {
  '.env': 'public-name',
  'folder/.htaccess': 'public-name',
  'Our Brochure.pdf': 'public-name',
  'aux.txt': 'public-name',
  'dot.': 'public-name',
  _headers: 'public-reserved',
  '_worker.js': 'public-reserved',
  'style.css.gz': 'public-reserved',
  'robots.txt': 'public-collision',
  'Favicon.ico': 'public-collision',
  'images/lobby.jpg': 'public-collision',
  'sitemap-pages.xml': 'public-collision',
  'contact.html': 'public-collision',
  'contact/index.html': 'public-collision',
  'services/Drain-Cleaning': 'public-collision',
  'index.html': 'public-collision',
}

test('names that are unsafe, reserved or taken are refused by validate and build, and nothing is published', async () => {
  const { dir, manifestDir, publicDir, options, build } = await siteWith({
    ...Object.fromEntries(Object.keys(refused).map((file) => [file, 'x'])),
    ...given,
    'Humans.txt': 'x',
  })
  await writeFile(join(dir, 'secret.txt'), 'secret')
  await symlink('../secret.txt', join(publicDir, 'linked.txt'))
  await symlink('humans.txt', join(publicDir, 'alias.txt'))
  const { problems } = await validateSite({ rootDir: dir, manifestDir, ...options })
  // Another name would publish the passwords.
  expect(problems.find(({ at }) => at.file === 'public/.env')?.fix).toMatch(/^Delete the file here/)
  const codes = Object.fromEntries(problems.map(({ at, code }) => [at.file.replace('public/', ''), code]))
  // Of two names, the later one in the order of characters is refused.
  expect(codes).toEqual({ ...refused, 'humans.txt': 'public-case', 'linked.txt': 'public-link' })
  expect((await build()).code).toBe(1)
  expect(existsSync(join(dir, 'dist'))).toBe(false)
})

test('a file in the place of one that only the build knows is refused too', async () => {
  const { build } = await siteWith({ 'services/drain-cleaning/index.html/notes.txt': 'x' })
  const { code, output } = await build()
  expect(code).toBe(1)
  expect(output).toMatch(/error public-collision\n.*would take the place of \/services\/drain-cleaning\/index\.html\./)
})

test('a redirect over one is refused', async () => {
  const { manifestDir, build } = await siteWith()
  await writeFile(join(manifestDir, 'redirects.yaml'), '- { from: /brochures/*, to: /services/ }\n')
  const { code, output } = await build()
  expect([code, /error redirect-over-file/.test(output)]).toEqual([1, true])
})

test('without the folder, and for the manifest of another company, there are none', async () => {
  const { dir, manifestDir } = await siteWith()
  const { code } = await buildSite(join(dir, 'other'), manifestDir, { today: '2026-11-20' })
  expect(code).toBe(1) // its link is dead
  expect(existsSync(join(dir, 'other/dist'))).toBe(false)
})

test('validate reports private files and secrets at their line, each once', async () => {
  const { manifestDir, options } = await siteWith({
    ...given,
    'config.env': 'DB_HOST=db.example\nDB_PASSWORD=Br0adway159!\n',
    'app/settings.ini': '[mail]\nhost=mail.example\nsmtp_password=spring2026\n',
    'customers.csv': 'name,door_code\nHolt,4471\n',
    'app/help.txt': 'Choose a password with a digit.\n',
  })
  const { problems } = await validateSite({ manifestDir, ...options })
  const found = problems.filter(({ at }) => /public\//.test(at.file))
  expect(
    found.map(({ code, severity, at }) => `${severity} ${code} ${at.file.split('public/')[1]}:${at.line}`),
  ).toEqual([
    'error secret-in-file app/settings.ini:3',
    'error leftover-file config.env:1',
    'error personal-data customers.csv:1',
  ])
})
