import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import tailwindcss from '@tailwindcss/vite'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { oneAtATime } from '#generator/assets/one-at-a-time.ts'

test('a stylesheet that is requested again while it is compiled has the last edit', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'citywide-styles-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const [sheet, added] = [join(dir, 'styles.css'), join(dir, 'added.css')]
  await writeFile(sheet, `@import ${JSON.stringify(tailwind)} source(none); @import "./added.css";`)
  await writeFile(added, '')
  const vite = await createServer({
    root: dir,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    plugins: oneAtATime(tailwindcss()),
  })
  onTestFinished(() => vite.close())
  const { client } = vite.environments
  const styles = () => client.transformRequest('/styles.css')
  const forget = () => {
    for (const module of client.moduleGraph.getModulesByFile(sheet) ?? []) client.moduleGraph.invalidateModule(module)
  }
  await styles()
  // Several rounds, because the second transform must start at the right moment to miss the edit.
  for (let round = 1; round <= 8; round++) {
    const spacing = `0.32${round}em`
    await writeFile(join(dir, `page-${round}.tsx`), `"tracking-[${spacing}]"`)
    await setTimeout(20) // Tailwind compares times of files
    await writeFile(added, `@source "./page-${round}.tsx";`)
    forget()
    const first = styles()
    forget()
    await setTimeout(1) // Vite compares times too
    const second = styles()
    await first
    expect((await second)?.code).toContain(spacing)
    expect((await styles())?.code).toContain(spacing)
  }
})

const tailwind = join(import.meta.dirname, '../../../../node_modules/tailwindcss/index.css')

test('an error in one stylesheet leaves the next one its turn', async () => {
  const [plugin] = oneAtATime([
    {
      name: 'no-empty-styles',
      transform: {
        handler: async (code) => {
          if (code === '') throw new Error('It is empty.')
          return code
        },
      },
    },
  ])
  if (typeof plugin?.transform !== 'object') throw new Error('The plugin lost its transform.')
  const { handler } = plugin.transform as unknown as { handler: (code: string) => Promise<string> }
  const [empty, full] = [handler(''), handler('p {}')]
  await expect(empty).rejects.toThrow('It is empty.')
  expect(await full).toBe('p {}')
})
