import type { PageRule } from '../../rule.ts'

/** The parts of a title: `Drain Cleaning | Gorge Drain`. */
const separators = /\s+[|–—·•-]\s+|:\s+/

/** `, UT, UT`: a name was put before a region, and had one. */
const regionTwice = /, ([A-Z]{2,3}),? \1\b/

const plainWords = (part: string) => ` ${part.toLowerCase().replace(/[,.;!?()]/g, '')} `

/** A title that contains one of its parts twice. */
export const titleRepeats: PageRule = {
  code: 'title-repeats',
  scope: 'page',
  title: 'Title that repeats itself',
  severity: 'warning',
  why: 'Search results show about 60 characters of a title, and a name that is there twice takes the space of what the page is about. Google replaces such titles.',
  how: 'Divides the title at |, colons and dashes with spaces, and finds a part of two or more words that another part contains as well, unless that is the name of the company, and the short name of a region twice in a row, as in "Odell, OR, OR".',
  fix: 'Remove the repeated words from the title of the page, usually the name of the company.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  *check({ title }, { manifest }) {
    const [, region] = regionTwice.exec(title) ?? []
    if (region !== undefined)
      yield { what: `The title {pages}, "${title}", contains "${region}" twice.`, phrase: title, subject: 'title' }
    if (!separators.test(title) || region !== undefined) return
    const parts = title.split(separators).map((part) => part.trim())
    const plain = parts.map(plainWords)
    const company = plainWords(manifest.site.business.name)
    const words = parts.find((part, index) => {
      const own = plain[index] ?? ''
      return (
        part.includes(' ') &&
        plain.some((other, at) => at !== index && other.includes(own) && !(other === company && own !== company))
      )
    })
    if (words === undefined) return
    yield { what: `The title {pages}, "${title}", contains "${words}" twice.`, phrase: title, subject: 'title' }
  },
}
