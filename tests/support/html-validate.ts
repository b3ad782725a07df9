import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'
import { countAlike } from './count-alike.ts'
import type { SitePage } from './distinct-pages.ts'

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

/** What html-validate finds on pages, a line for each message. */
export async function htmlValidateErrors(pages: readonly SitePage[]): Promise<string[]> {
  const validator = new HtmlValidate(new StaticConfigLoader(config))
  const found: { what: string; where: string }[] = []
  for (const { file, html } of pages) {
    const { results } = await validator.validateString(html, file)
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages))
      found.push({ what: `${ruleId}: ${message}`, where: `${file}:${line}:${column}` })
  }
  return countAlike(found)
}
