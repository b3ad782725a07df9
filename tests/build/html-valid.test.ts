import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, inject, test } from 'vitest'
import { buildInto, smallSite } from '../support/citywide.ts'
import { countAlike } from '../support/count-alike.ts'
import { temporaryDir } from '../support/temporary.ts'

const config: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // Taste in spelling, where HTML allows either way and React has its own: <!doctype html>, <meta …/>, hidden="", charSet.
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    'attr-case': 'off',
    // HTML wants no more of an id than that it is not empty and has no space; those of useId() begin with "_".
    'valid-id': ['error', { relaxed: true }],
    // Boxes of one group share a name, as the buttons of one choice do, which it allows by itself.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // Not every form sends something: the one that picks columns of a table does all it does by itself. Those that send
    // are tested by sending them.
    'wcag/h32': 'off',
    // It asks for other characters in the number, which would be copied and searched with it. That a number is not
    // broken across lines is tested in the browser.
    'tel-non-breaking': 'off',
  },
}

// Half a minute of work, and several times that on a machine with other work.
const timeout = 600_000

test('html-validate finds nothing to fix on any page of the sample company', { timeout }, async () => {
  expect(await complaints(join(inject('sampleDir'), 'dist'))).toEqual([])
})

test('html-validate finds nothing to fix on any page of another company', async () => {
  const dir = await temporaryDir()
  await buildInto(dir, smallSite)
  expect(await complaints(join(dir, 'dist'))).toEqual([])
})

async function complaints(dist: string): Promise<string[]> {
  const validator = new HtmlValidate(new StaticConfigLoader(config))
  const files = (await fastGlob('**/*.html', { cwd: dist })).sort()
  expect(files.length).toBeGreaterThan(10)

  const found: { what: string; where: string }[] = []
  for (const file of files) {
    const { results } = await validator.validateString(await readFile(join(dist, file), 'utf8'), file)
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages))
      found.push({ what: `${ruleId}: ${message}`, where: `${file}:${line}:${column}` })
  }
  return countAlike(found)
}
