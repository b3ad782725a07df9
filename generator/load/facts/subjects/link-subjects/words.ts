import type { Located } from '../../../records.ts'
import { type Fact, type FactSources, fact } from '../../fact.ts'
import { type LinkWords, stems } from '../../languages/link-words.ts'
import { textsOf } from '../../texts.ts'

type ServiceRecord = FactSources['records']['folders']['services'][number]

/** The texts of a service that uses a word use it at least so often. */
const fewestUses = 3
const markdownLink = /\[([^\]\n]{3,60})\]\(\/(?:[^)\s]*\/)?([^/)\s]+)\/?\)/g

/**
 * `[chimney relining](/services/stove-servicing/)`: a link to a service whose texts have none of its words, which the texts
 * of one other service have.
 */
export function checkWordsOfServices(
  holders: readonly Located<unknown>[],
  services: readonly ServiceRecord[],
  language: LinkWords,
): Fact[] {
  const bySlug = new Map(services.map((service) => [service.slug, service]))
  const filler = new Set(stems(language.filler, language))
  const usesOf = counter(language)
  return holders.flatMap((record) => {
    const { text } = record.file
    if (!text.includes('](/')) return []
    return [...text.matchAll(markdownLink)].flatMap(([words, label = '', slug = '']) => {
      const own = bySlug.get(slug)
      if (!own || own === record) return []
      const wanted = stems(label, language).filter((stem) => !filler.has(stem))
      // A word of several services, such as that of the trade, tells none of them.
      const telling = wanted.filter((stem) => services.filter((service) => usesOf(service, stem) > 0).length === 1)
      if (telling.length === 0 || telling.some((stem) => usesOf(own, stem) > 0)) return []
      const other = services.find((service) => telling.every((stem) => usesOf(service, stem) >= fewestUses))
      if (!other || other === record) return []
      // What a service is about is in its description. Any text may have an adverb that others lack.
      const about = new Set(stems(`${other.value.name} ${other.value.description}`, language))
      if (!telling.every((stem) => about.has(stem))) return []
      const what = `The link "${label}" leads to "${own.value.name}", whose texts do not say so, but those of "${other.value.name}" do.`
      const fix = `Link to "${other.slug}", or correct the words.`
      return [fact(record, [], { code: 'link-to-another-subject', severity: 'warning', what, fix }, words)]
    })
  })
}

/** How often the texts of a service have a word, counted on first use. */
function counter(language: LinkWords): (service: ServiceRecord, stem: string) => number {
  const counts = new Map<ServiceRecord, Map<string, number>>()
  return (service, stem) => {
    let known = counts.get(service)
    if (!known) {
      known = new Map()
      const texts = textsOf(service).map(({ text }) => text)
      for (const each of stems(texts.join(' '), language)) known.set(each, (known.get(each) ?? 0) + 1)
      counts.set(service, known)
    }
    return known.get(stem) ?? 0
  }
}
