import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findProject } from '#generator/cli/find-project.ts'
import { temporaryDir } from '../../../support/temporary.ts'

async function projectIn(dir: string) {
  await mkdir(join(dir, 'manifest/cities'), { recursive: true })
  await writeFile(join(dir, 'manifest/site.yaml'), 'name: A company\n')
  return dir
}

test('a command works for the project of the current folder or of one above it, whatever package it is part of', async () => {
  const [clone, project] = [await projectIn(await temporaryDir()), await projectIn(await temporaryDir())]
  for (const from of [project, join(project, 'manifest'), join(project, 'manifest/cities')])
    for (const root of [clone, join(project, 'node_modules/citywide')]) expect(findProject(root, from)).toBe(project)
  expect(findProject(clone, clone)).toBe(clone)
})

test('where there is no manifest, a clone takes its own, and an installed package the current folder', async () => {
  const [clone, empty] = [await projectIn(await temporaryDir()), await temporaryDir()]
  expect(findProject(clone, empty)).toBe(clone)
  expect(findProject(join(empty, 'node_modules/citywide'), empty)).toBe(empty)
})
