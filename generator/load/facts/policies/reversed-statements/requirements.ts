import { type Fact, type FactSources, fact } from '../../fact.ts'
import { companyAndServiceTexts, sentencesOf } from '../../texts.ts'
import { stemsIn } from './stems.ts'

const negation = /\b(?:not|never|no longer)\b/i
/** `not required`: what is negated. In "required, not for guests", no word of the requirement is. */
const negated = /\b(?:not|never|no longer)\s+(\p{L}{4,})/giu
/** Fewest words of a statement. A sentence with all of them says the same. */
const fewestWords = 4

/** `A deep clean is not required for new clients`, where a service says that it is. */
export function checkRequirements(sources: FactSources): Fact[] {
  const { services } = sources.records.folders
  const stated = services.flatMap(({ value }) =>
    sentencesOf(value.requirement ?? '').flatMap((sentence) => {
      const words = new Set(stemsIn(sentence))
      return words.size < fewestWords || negation.test(sentence) ? [] : [{ sentence, words }]
    }),
  )
  if (stated.length === 0) return []
  const texts = companyAndServiceTexts(sources)
  return texts.flatMap(({ record, path, text }) =>
    sentencesOf(negation.test(text) ? text : '').flatMap((sentence) => {
      if (/^(?:if|unless|where|when)\b/i.test(sentence)) return []
      const words = new Set(stemsIn(sentence))
      for (const [found, verb = ''] of sentence.matchAll(negated)) {
        const [stem = ''] = stemsIn(verb)
        const other = stated.find((each) => each.words.has(stem) && [...each.words].every((word) => words.has(word)))
        if (!other) continue
        const what = `The text says "${found}", but a service has the requirement "${other.sentence.replace(/\.$/, '')}".`
        const fix = 'Correct the text, or the requirement.'
        return [fact(record, path, { code: 'statement-reversed', severity: 'warning', what, fix }, found)]
      }
      return []
    }),
  )
}
