#!/usr/bin/env node
// Starts the command line. Plain JavaScript, as is everything it needs before the rest is compiled.
import module from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Citywide needs Node 20.19 or later; this is ${process.versions.node}.`)
  process.exit(2)
}
await import('./cli/v8-settings.mjs')

// Node 22 keeps the compiled code of modules between starts.
module.enableCompileCache?.()

const { compile } = await import('./core/compile/compile.mjs')
const rootDir = dirname(dirname(fileURLToPath(import.meta.url)))
const { main } = await import(pathToFileURL(compile(rootDir)).href)
await main(rootDir, process.argv.slice(2))
