import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { expect, test } from 'vitest'

/** Words that the project does not use, with what it uses instead. Each is a regular expression. */
const avoided: Record<string, string> = {
  'whoever|whomever': 'name the subject',
  'hence|whence|thence|thereof|therein|thereby|whereby': 'so, therefore',
  nobody: 'no one',
  lest: 'so that … not',
  anew: 'again',
  alike: 'similar, the same',
  'likeness(?:es)?|like how|how like': 'similarity',
  'judg(?:e[ds]?|ing)': 'audit, check',
  'mend(?:s|ed|ing)?': 'fix',
  'twins?': 'copy, duplicate',
  'told|tells? (?:of|apart)': 'say who reports what to whom',
  'let(?:s|ting)? pass': 'ignore, accept',
  'no way leads|leads? nowhere|leads? on by itself': 'orphan page, broken link, redirect',
  'stand(?:s|ing)? against': 'no errors',
  'stands in|stands? (?:on|at|there|where|alone|before|after|between|around|beside|above|below|next|outside|inside|elsewhere|twice|once|as)':
    'is, appears',
  'as (?:it|they) (?:lies?|stands?|goes|comes?|were|was)|lies? (?:in|on|at|there|beside|outside|inside|below|above|next|where|around)':
    'is; unchanged',
  'so it is with|so is it with': 'and N similar',
  'is found no more|(?:is|are|was|were|be|been|served|listed|used|has|have|exists?|there) no more(?! than)':
    'no longer',
  'for want of|(?:all|none|nothing|anything) (?:but|save) for|save for|but for': 'without, except',
  'speaks? (?:of|for)|spoken of': 'mention, describe',
  "(?:'s|’s) to (?:say|name|tell|decide)|is (?:ours|theirs|its|his) to": 'say who decides',
  'goes by|go by (?:the|a|its)|comes? by (?:it|its|their)|by the way of': 'use, have, get',
  'that which|those which|of a kind|of one kind|none else|nothing else than': 'rephrase',
  'is asked|are asked|was asked|were asked': 'request, require',
  'a stretch of': 'an HTML fragment',
  parted: 'split, separated',
  'every other than|not a word': 'rephrase',
}

const root = join(import.meta.dirname, '../..')

/** Everything written for a reader of the project. The content of a site is not: its authors write as they like. */
const files = fastGlob.sync(
  [
    '{generator,src,drawings,manifest,tests}/**/*.{ts,tsx,mjs,css}',
    'docs/**/*.md',
    'README.md',
    'manifest/README.md',
    'manifest/images/README.md',
    'tests/fixtures/**/expected.txt',
  ],
  { cwd: root, ignore: ['tests/unit/words.test.ts'] },
)

/** A phrase may continue on the next line of a comment. */
const space = '(?:\\s+(?:\\*|//)?\\s*)'
/** Texts of pages and of other programs, which are data here. */
const data = ['Rooms or things nobody should touch.', 'approved what it stands beside.', 'User nobody', 'user nobody']

const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}_-])(?:${Object.keys(avoided).join('|').replaceAll(' ', space)})(?![\\p{L}\\p{N}_])`,
  'giu',
)

test('comments, messages, names and documents are in plain English', () => {
  const found = files.flatMap((file) => {
    // The words of an identifier count too: `isJudged`.
    const text = data
      .reduce((rest, phrase) => rest.replaceAll(phrase, ''), readFileSync(join(root, file), 'utf8'))
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    return [...text.matchAll(pattern)].map(({ 0: words, index }) => {
      const line = text.slice(0, index).split('\n').length
      return `${file}:${line} "${words.replace(/\s+/g, ' ')}"`
    })
  })
  expect(found).toEqual([])
})
