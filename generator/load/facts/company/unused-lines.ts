import { nationalPhone } from '#src/country/phone.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { shownTexts } from '../texts.ts'

/** Numbers beside the main one that no text gives, so only structured data has them. */
export function checkUnusedLines(sources: FactSources): Fact[] {
  const { site } = sources
  const { lines } = site.value.business
  if (lines.length === 0) return []
  const texts = shownTexts(sources)
  return lines.flatMap(({ id, e164, display = nationalPhone(e164) }, index): Fact[] => {
    const forms = [`{line.${id}}`, `{line.${id}.link}`, e164, display]
    if (texts.some(({ text }) => forms.some((form) => text.includes(form)))) return []
    const what = `No text gives the number of "${id}", so visitors never see it.`
    const fix = `Write {line.${id}} where customers need it, or remove the entry.`
    return [fact(site, ['business', 'lines', index, 'id'], { code: 'unused-line', severity: 'warning', what, fix })]
  })
}
