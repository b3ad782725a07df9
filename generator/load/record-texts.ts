import type { Messages, SiteRecord, SiteSettings } from '#manifest/schema.ts'
import { pathInLanguage } from '#src/routes.ts'
import type { UrlForm } from '#src/url-form.ts'
import type { Problem } from '../core/problem.ts'
import { completeSite } from './complete-site.ts'
import type { Filled } from './contact-texts.ts'
import { type ContactPlan, planContacts } from './contacts.ts'
import { type ContactDetails, createTextFiller, type TextFiller } from './fill-texts.ts'
import type { Language } from './languages.ts'
import { type PlaceSlugs, placeSlugs } from './place-slugs.ts'
import type { Located, Records } from './records.ts'
import { slugsInLanguage } from './translations/slugs-in-language.ts'

/** Records, and what fills their texts. */
export type RecordTexts = {
  records: Records
  site: Located<SiteRecord>
  settings: Omit<SiteSettings, 'urls'>
  urls: SiteSettings['urls']
  form: UrlForm
  slugs: PlaceSlugs
  /** Slugs of services and pages in a further language. */
  ownSlugs: ReturnType<typeof slugsInLanguage> | undefined
  contacts: ContactPlan
  filler: TextFiller
  /** Receives what is wrong with the texts. */
  problems: Problem[]
  filled: <T>(record: Located<T>, markdown?: readonly string[], contact?: ContactDetails) => T
  /** The same, of a record with a file of its own. */
  entity: <T>(record: Located<T>, markdown?: readonly string[], contact?: ContactDetails) => Filled<T>
}

/** Undefined if site.yaml or the pattern of slugs is unusable. @param first see `assemble`. */
export function recordTexts(records: Records, first: Messages): RecordTexts | undefined {
  const { site } = records.documents
  const slugs = placeSlugs(records)
  if (!site || !slugs) return undefined
  const { services, counties } = records.folders
  const counts = { services: services.length, counties: counties.length, cities: records.cities.length }
  const { urls, ...settings } = inOneLanguage(completeSite(site.value, records.language.tag), records)
  const isFirst = records.language.folder === ''
  const ownSlugs = isFirst ? undefined : slugsInLanguage(records)
  const form = {
    trailingSlash: urls.trailingSlash,
    prefix: settings.prefix,
    translated: (path: string) => pathInLanguage(path, first, records.messages, ownSlugs),
  }
  const filler = createTextFiller({ settings, counts, messages: records.messages, form })
  const problems: Problem[] = []
  const filled: RecordTexts['filled'] = (record, markdown, contact) =>
    filler.fill(record, { markdown, contact, problems })
  return {
    ...{ records, site, settings, urls, form, slugs, ownSlugs, filler, problems, filled },
    contacts: planContacts(records, settings),
    entity: (record, markdown, contact) => ({
      ...filled(record, markdown, contact),
      slug: record.slug,
      at: record.at,
    }),
  }
}

/** The settings in the language of the records. */
function inOneLanguage<T extends Pick<SiteRecord, 'language' | 'languages'>>(
  site: T,
  { language, languages }: Records,
): Omit<T, 'language' | 'languages'> & Pick<SiteSettings, 'language' | 'prefix' | 'languages'> {
  return {
    ...site,
    language: language.tag,
    prefix: prefixOf(language),
    languages: languages.map((each) => ({ tag: each.tag, prefix: prefixOf(each) })),
  }
}

const prefixOf = ({ folder }: Language) => folder && `/${folder}`
