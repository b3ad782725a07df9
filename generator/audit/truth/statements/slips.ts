import type { Manifest } from '#manifest/schema.ts'
import { followsName, type Slip, type SlipWords, slipsIn, slipsInOther } from '../../../core/text/slips.ts'
import { languageWords } from '../../language/language-words.ts'
import { lostAccentReader } from '../lost-accents.ts'
import { misspeltLabelReader } from '../misspelt-labels.ts'
import { nameArticleReader } from '../name-articles.ts'
import { shownSlugReader } from '../shown-slugs.ts'

/** Reads slips of writing, without notices. In other languages than English, only those of pages read from files. */
export function slipReader(manifest: Manifest, readsFiles: boolean): (text: string) => readonly Slip[] {
  const read = writtenSlipReader(manifest, readsFiles)
  if (!readsFiles) return read
  const shownSlug = shownSlugReader(manifest)
  return (text) => {
    const slug = shownSlug(text)
    return slug ? [slug] : read(text)
  }
}

function writtenSlipReader(manifest: Manifest, readsFiles: boolean): (text: string) => readonly Slip[] {
  if (manifest.site.language.startsWith('en')) return englishSlipReader(manifest, readsFiles)
  const { slips } = languageWords(manifest)
  return slips && readsFiles ? otherSlipReader(manifest, slips) : () => none
}

/** The names of the manifest have the right article where the build wrote them. */
function englishSlipReader(manifest: Manifest, readsFiles: boolean): (text: string) => readonly Slip[] {
  const wrongArticle = readsFiles ? nameArticleReader(manifest) : () => undefined
  const misspeltLabel = readsFiles ? misspeltLabelReader(manifest) : () => undefined
  const names = [manifest.site.business, ...manifest.offices].map(({ name }) => name)
  const counties = manifest.counties.map(({ fullName }) => fullName)
  return (text) => {
    const slips = withoutNotices(slipsIn(text)).filter(
      (slip) => !followsName(slip, text, names) && !isBeforeCounty(slip, text, counties),
    )
    const wrong = wrongArticle(text) ?? (slips.length === 0 ? misspeltLabel(text) : undefined)
    return wrong ? [...slips, wrong] : slips
  }
}

/** `Perth, Perth and Kinross`: a place before its county, whose name begins with it. */
const isBeforeCounty = ({ code, words }: Slip, text: string, counties: readonly string[]): boolean =>
  code === 'word-twice' &&
  counties.some((county) => county.startsWith(`${words.split(', ', 1)[0]} `) && text.includes(`, ${county}`))

const none: readonly Slip[] = []

const withoutNotices = (slips: readonly Slip[]) =>
  slips.length === 0 ? slips : slips.filter(({ severity }) => severity !== 'notice')

/** The slips of a language with accents. */
function otherSlipReader(manifest: Manifest, words: SlipWords): (text: string) => readonly Slip[] {
  const lostAccents = lostAccentReader(manifest)
  return (text) => {
    const slips = slipsInOther(text, words)
    const lost = lostAccents(text)
    if (!lost) return slips
    const what = `The words ${lost.found} have lost the accents of ${lost.wanted}.`
    return [...slips, { code: 'word-misspelt', severity: 'warning', words: lost.found, what }]
  }
}
