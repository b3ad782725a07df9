import { join } from 'node:path'

/** The settings of Vite. Its default loader would write a file next to them, where an installed package may be read-only. */
export const viteConfig = (rootDir: string) =>
  ({ root: rootDir, configFile: join(rootDir, 'vite.config.ts'), configLoader: 'runner' }) as const
