import { tagOf } from '../../markup/element-name.ts'
import type { ElementRule } from '../../rule.ts'

/** Attributes that are written without a value, or may have an empty one. */
const mayBeEmpty =
  /^(?:data-|aria-|on|x-|v-|ng-|hx-|[@:#*([]|(?:alt|value|content|title|placeholder|hidden|disabled|checked|required|readonly|selected|multiple|autofocus|autoplay|controls|loop|muted|playsinline|async|defer|nomodule|(?:form)?novalidate|open|reversed|ismap|default|inert|allowfullscreen|allow|sandbox|download|crossorigin|popover|srcset|sizes|href|src|action|class|style|id|name|rel|type|role|lang|dir|translate|contenteditable|draggable|spellcheck|autocomplete|inputmode|media|target|itemscope|itemprop|itemtype|property|netlify|slot|part|cite|label|list|form|for|pattern|width|height|border|nowrap|compact|noshade|frameborder|scrolling|webkit\w+|moz\w+)$)/

/** Attributes that no one writes: a few words of a value, of which this many are left over. */
const fewestWords = 2

/** A tag whose attributes are cut in pieces: the quotation marks around a value are missing, or one is within it. */
export const attributeBroken: ElementRule = {
  code: 'attribute-broken',
  scope: 'element',
  title: 'Attribute without its quotation marks',
  severity: 'error',
  why: 'Browsers end the value at its first space or quotation mark, and take the rest for other attributes. An alt text becomes one word, and a link loses its target.',
  how: 'Reads the attributes of every start tag that other rules look at. Reports names with a quotation mark or a letter with an accent, and two or more words without a value that are not HTML attributes.',
  fix: 'Put the value between straight quotation marks, and write those within it as &quot;.',
  source: 'https://html.spec.whatwg.org/multipage/syntax.html#attributes-2',
  *check(element) {
    const { attributes, tag } = element
    let words = 0
    for (const name in attributes) {
      if (attributes[name] !== '') continue
      if (strange.test(name)) words = fewestWords
      else if (/^[a-z]+[,.;:!?]?$/.test(name) && !mayBeEmpty.test(name)) words++
      if (words < fewestWords) continue
      yield {
        what: `In the tag ${tagOf(element)} {pages}, "${name}" is not an attribute but a part of a value.`,
        cause: tag,
        subject: '{offset}',
      }
      return
    }
  },
}

/** A quotation mark, or a letter beyond ASCII, in the name of an attribute. */
const strange = /["'“”‘’«»<]|\p{L}(?<![a-z])/u
