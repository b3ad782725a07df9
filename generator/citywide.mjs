#!/usr/bin/env node
// Starts the command line. Plain JavaScript, because Node 20 cannot read the TypeScript of the rest by itself.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Citywide needs Node 20.19 or later; this is ${process.versions.node}.`)
  process.exit(2)
}

// React renders several times slower in development, which is what it takes an unset NODE_ENV for.
process.env.NODE_ENV ??= 'production'

const { register } = await import('tsx/esm/api')
register()
await import('./cli.ts')
