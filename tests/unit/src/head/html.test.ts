import { expect, test } from 'vitest'
import { html } from '#src/head/html.ts'

test('texts cannot end an attribute or begin an element; the template is unchanged', () => {
  const text = `"'<b>&amp;`
  expect(html`<title>${text}</title>`).toBe('<title>&quot;&#x27;&lt;b&gt;&amp;amp;</title>')
  expect(html`<meta name="a" content="${text}"/>${text}`).toBe(
    '<meta name="a" content="&quot;&#x27;&lt;b&gt;&amp;amp;"/>&quot;&#x27;&lt;b&gt;&amp;amp;',
  )
})
