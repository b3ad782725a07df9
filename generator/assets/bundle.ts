import { hashSources } from '../core/hash-sources.ts'
import { viteConfig } from '../core/vite-config.ts'

/** Everything that bundles are made from, apart from the look and the code of a site. */
const inputs = [
  'src/**',
  // The audit app is not part of the site.
  '!src/report/**',
  'generator/**',
  'manifest/schema/**',
  'manifest/schema.ts',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]

/** Hash of all code that makes a site. */
export const codeHash = (rootDir: string): string => hashSources(rootDir, inputs)

/** Options of Vite for every bundle. */
export const bundleOptions = (rootDir: string) =>
  ({ ...viteConfig(rootDir), logLevel: 'warn', mode: 'production' }) as const
