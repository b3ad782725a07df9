#!/usr/bin/env node
// Starts the command line. Plain JavaScript, because Node 20 cannot read the TypeScript of the rest by itself.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Citywide needs Node 20.19 or later; this is ${process.versions.node}.`)
  process.exit(2)
}

const { register } = await import('tsx/esm/api')
register()

// Before anything loads React, which chooses its development copy by this, several times slower. Whatever the
// environment says: a bundle made with a foreign value would stay in the cache.
const { commandOf } = await import('./cli/settings.ts')
process.env.NODE_ENV = commandOf(process.argv.slice(2)) === 'dev' ? 'development' : 'production'

await import('./cli/main.ts')
