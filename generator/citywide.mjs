#!/usr/bin/env node
// Starts the command line. Plain JavaScript, because Node 20 cannot read the TypeScript of the rest.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Citywide needs Node 20.19 or later; this is ${process.versions.node}.`)
  process.exit(2)
}

const rootDir = dirname(dirname(fileURLToPath(import.meta.url)))
const { register } = await import('tsx/esm/api')
register()
const { main } = await import('./cli/main.ts')
await main(rootDir, process.argv.slice(2))
