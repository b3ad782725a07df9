// Starts a process that does one task for another one, see own-process.ts. Plain JavaScript, as citywide.mjs.
import './v8-settings.mjs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compile } from '../core/compile/compile.mjs'

const rootDir = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
await import(pathToFileURL(join(dirname(compile(rootDir)), 'own-process.mjs')).href)
