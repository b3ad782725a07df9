import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { isRunning } from '#generator/core/is-running.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where temporary files are. */
    temporaryFiles: string
  }
}

/** Where Linux has files in memory. */
const memory = '/dev/shm'
const prefix = 'citywide-tests-'
/** A run needs less than a quarter of it at a time. */
const leastBytes = 4e9

/**
 * Keeps the temporary files of the tests in memory where there is enough of it: tests write and remove tens of thousands
 * of small files, and disks take up to ten times as long for each. Caches stay on disk for the next run.
 */
export default function useMemoryFiles({ vitest }: TestProject) {
  if ('temporaryFiles' in vitest.getProvidedContext()) return
  process.env.CITYWIDE_TEST_CACHE ??= join(tmpdir(), 'citywide-test-cache')
  const dir = openMemoryDir()
  if (dir !== undefined) process.env.TMPDIR = dir
  vitest.provide('temporaryFiles', tmpdir())
  return () => {
    if (dir !== undefined) rmSync(dir, { recursive: true, force: true })
  }
}

/** A directory in memory. Undefined if there is no memory for files, too little, or none for programs. */
function openMemoryDir(): string | undefined {
  const dir = join(memory, `${prefix}${process.pid}`)
  try {
    for (const name of readdirSync(memory))
      if (name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length))))
        rmSync(join(memory, name), { recursive: true, force: true })
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize < leastBytes) return undefined
    mkdirSync(dir)
    const program = join(dir, 'program')
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
    execFileSync(program)
    return dir
  } catch {
    rmSync(dir, { recursive: true, force: true })
    return undefined // not Linux, or not allowed: the directory of the system does the same, more slowly
  }
}
