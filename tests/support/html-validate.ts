import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'
import { countMessages } from './count-messages.ts'
import type { SitePage } from './distinct-pages.ts'

const config: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // Spellings that HTML allows and React uses: <!doctype html>, <meta …/>, hidden="", charSet.
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    'attr-case': 'off',
    // HTML requires only that an id is not empty and has no space; those of useId() begin with "_".
    'valid-id': ['error', { relaxed: true }],
    // The checkboxes of a group share a name, as radio buttons do; the rule allows only radio buttons.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // Not every form has a submit button: the form that selects the columns of a table works without one. Browser tests send
    // the other forms.
    'wcag/h32': 'off',
    // It requires non-breaking characters in phone numbers, which would be copied and searched with them. A browser test
    // checks that a number is not broken across lines.
    'tel-non-breaking': 'off',
  },
}

/** The messages of html-validate on pages, one line each. */
export async function htmlValidateErrors(pages: readonly SitePage[]): Promise<string[]> {
  const validator = new HtmlValidate(new StaticConfigLoader(config))
  const found: { what: string; where: string }[] = []
  for (const { file, html } of pages) {
    const { results } = await validator.validateString(html, file)
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages))
      found.push({ what: `${ruleId}: ${message}`, where: `${file}:${line}:${column}` })
  }
  return countMessages(found)
}
