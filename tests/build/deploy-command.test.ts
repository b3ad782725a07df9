import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { citywide, sharedCache } from '../support/citywide.ts'
import { applyEdits, type ManifestEdit } from '../support/manifest-case.ts'
import { temporaryDir } from '../support/temporary.ts'

const hosted: ManifestEdit = {
  file: 'site.yaml',
  replace: 'language:',
  with: 'hosting: { hosts: [netlify, vercel, cloudflare] }\nlanguage:',
}

/** A project of the small site, and programs of hosts on the PATH that write down how they are called. */
async function project(edits: readonly ManifestEdit[] = [hosted], failing = false) {
  const dir = await temporaryDir()
  await applyEdits(join(dir, 'manifest'), edits)
  const bin = join(dir, 'bin')
  await mkdir(bin)
  for (const name of ['netlify', 'vercel', 'wrangler', 'npx']) {
    const script = `#!/bin/sh\necho "${name} $* $VERCEL_PROJECT_ID" > '${dir}/called'\npwd >> '${dir}/called'\nexit ${failing ? 3 : 0}\n`
    await writeFile(join(bin, name), script)
    await chmod(join(bin, name), 0o755)
  }
  const deploy = (...args: string[]) =>
    citywide(['deploy', '--project', dir, '--cache', sharedCache, ...args], {
      env: { PATH: `${bin}:${process.env.PATH}`, VERCEL_ORG_ID: '', VERCEL_PROJECT_ID: '' },
    })
  const called = () => readFile(join(dir, 'called'), 'utf8').catch(() => '')
  return { dir, deploy, called }
}

test('each host is called with the site that was just built, in the folder of the project', async () => {
  const { dir, deploy, called } = await project()
  const netlify = await deploy('netlify')
  expect(netlify.code, netlify.output).toBe(0)
  expect(netlify.output).toContain('The site is built')
  expect(await called()).toBe(`netlify deploy --no-build --dir ${dir}/dist --prod \n${dir}\n`)
  expect(await readFile(join(dir, 'dist/index.html'), 'utf8')).toContain('<!doctype html>')

  const cloudflare = await deploy('cloudflare', '--preview', '--', '--project-name', 'gorge')
  expect(cloudflare.code, cloudflare.output).toBe(0)
  expect(await called()).toBe(`wrangler pages deploy ${dir}/dist --branch preview --project-name gorge \n${dir}\n`)

  expect((await deploy('vercel')).output).toContain('is not linked to a project of Vercel')
  await mkdir(join(dir, '.vercel'))
  await writeFile(join(dir, '.vercel/project.json'), '{ "orgId": "team_1", "projectId": "prj_1" }')
  expect((await deploy('vercel')).code).toBe(0)
  expect(await called()).toBe(`vercel deploy ${dir}/dist --yes --prod prj_1\n${dir}\n`)
})

test('the program in node_modules comes first', async () => {
  const { dir, deploy } = await project()
  const bin = join(dir, 'node_modules/.bin')
  await mkdir(bin, { recursive: true })
  await writeFile(join(bin, 'wrangler'), '')
  const { code, output } = await deploy('cloudflare', '--dry-run')
  expect(output).toBe(
    `Dry run: the site is not built, and nothing is uploaded.\n${bin}/wrangler pages deploy ${dir}/dist --branch main\n`,
  )
  expect(code).toBe(0)
})

test('nothing is uploaded by a dry run, with an error, for an unknown host or one the site is not made for', async () => {
  const dry = await project()
  expect((await dry.deploy('netlify', '--dry-run')).output).toContain('deploy --no-build --dir')
  expect((await dry.deploy('netlfy')).output).toContain(
    'Did you mean "netlify"? Hosts are netlify, vercel, cloudflare.',
  )
  expect(await dry.called()).toBe('')

  const wrong = await project([hosted, { file: 'cities.csv', replace: '97044', with: '9704' }])
  const refused = await wrong.deploy('netlify')
  expect(refused.output).toContain('Nothing was published: 1 error')
  expect([refused.code, await wrong.called()]).toEqual([1, ''])

  const elsewhere = await project([])
  const missing = await elsewhere.deploy('netlify')
  expect(missing.output).toContain('Add "netlify" to hosting.hosts in site.yaml.')
  expect([missing.code, await elsewhere.called()]).toEqual([2, ''])
})

test('a host that fails makes the command fail', async () => {
  const { deploy, called } = await project([hosted], true)
  expect((await deploy('netlify')).code).toBe(1)
  expect(await called()).toContain('netlify deploy')
})
