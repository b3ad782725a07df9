#!/usr/bin/env node
// Starts the command line. Plain JavaScript, as is everything it needs before the rest is compiled.
import module from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Citywide needs Node 20.19 or later; this is ${process.versions.node}.`)
  process.exit(2)
}
// Otherwise V8 puts all elements of pages among its long-lived objects, because some are kept. There they keep the texts of
// their pages until a full garbage collection, which costs a fifth of the processor time of a build and doubles its memory.
setFlagsFromString('--no-allocation-site-pretenuring')
// The V8 of Node 20 optimizes functions after a third as much work. For a site of some hundred pages, that takes a fifth of
// the processor time of a build, and two threads do it for each function. Later versions do not know this setting.
if (major === 20) setFlagsFromString('--interrupt-budget=400000')

// Node 22 keeps the compiled code of modules between starts.
module.enableCompileCache?.()

const { compile } = await import('./cli/compile.mjs')
const rootDir = dirname(dirname(fileURLToPath(import.meta.url)))
const { main } = await import(pathToFileURL(compile(rootDir)).href)
await main(rootDir, process.argv.slice(2))
