import type { Contact, Messages, SiteSettings } from '#manifest/schema.ts'
import type { UrlForm } from '#src/url-form.ts'
import type { Problem } from '../core/problem.ts'
import { nearest } from '../core/suggest.ts'
import { checkBraces } from './checks/check-braces.ts'
import { checkMarkdown } from './checks/check-markdown.ts'
import { checkPlainText } from './checks/check-plain-text.ts'
import { renderMarkdown } from './parse/markdown.ts'
import { positionOf } from './parse/source-file.ts'
import { escapeMarkdown, fillPlaceholders, mapTexts, placeholders, unknownPlaceholders } from './placeholders.ts'
import type { Located } from './records.ts'

/** Values of placeholders on pages that differ from those of site.yaml. */
export type ContactDetails = Pick<Contact, 'business' | 'hours'>

export type Filling = {
  /** Names of the fields that are Markdown, and become HTML. */
  markdown?: readonly string[]
  /** Default: the details of site.yaml. */
  contact?: ContactDetails | undefined
  /** Receives unknown placeholders, and Markdown and plain text that would not be shown as intended. */
  problems?: Problem[]
}

export type TextFiller = {
  /** The value of a record with placeholders filled in and Markdown rendered. */
  fill: <T>(record: Located<T>, filling?: Filling) => T
  /** Whether a record contains a placeholder that stands for something else on the pages of a contact. */
  differs: (record: Located<unknown>, contact: ContactDetails) => boolean
}

type FillerInput = {
  settings: Omit<SiteSettings, 'urls'>
  counts: Record<'services' | 'counties' | 'cities', number>
  messages: Messages
  form: UrlForm
}

type Values = { plain: ReadonlyMap<string, string>; inMarkdown: ReadonlyMap<string, string> }

export function createTextFiller({ settings, counts, messages, form }: FillerInput): TextFiller {
  const valuesFor = (site: Omit<SiteSettings, 'urls'>): Values => {
    const plain = placeholders(site, counts, messages)
    return { plain, inMarkdown: new Map([...plain].map(([name, value]) => [name, escapeMarkdown(value)])) }
  }
  const company = valuesFor(settings)
  const known = new Map<ContactDetails, Values>()
  const valuesOf = (contact: ContactDetails | undefined): Values => {
    if (!contact) return company
    const values = known.get(contact) ?? valuesFor({ ...settings, ...contact })
    known.set(contact, values)
    return values
  }
  return {
    fill: (record, { markdown = [], contact, problems } = {}) => {
      const { plain, inMarkdown } = valuesOf(contact)
      return mapTexts(record.value, (text, path) => {
        if (problems)
          for (const name of unknownPlaceholders(text, plain))
            problems.push(unknownPlaceholder(name, [...plain.keys()], record, path))
        problems?.push(...checkBraces(record, text, path, [...plain.keys()]))
        if (!markdown.includes(fieldOf(path))) {
          problems?.push(...checkPlainText(record, text, path))
          return fillPlaceholders(text, plain)
        }
        problems?.push(...checkMarkdown(record, text))
        return renderMarkdown(fillPlaceholders(text, inMarkdown), form)
      })
    },
    differs: ({ value }, contact) => {
      const { plain } = valuesOf(contact)
      const text = JSON.stringify(value)
      return [...plain].some(([name, own]) => own !== company.plain.get(name) && text.includes(`{${name}}`))
    },
  }
}

/** The name of a field without list indexes, e.g. `sections.text`. */
function fieldOf(path: readonly PropertyKey[]): string {
  return path.filter((step) => typeof step === 'string').join('.')
}

export function unknownPlaceholder(
  name: string,
  known: readonly string[],
  { file, locate }: Located<unknown>,
  path: PropertyKey[],
): Problem {
  const near = nearest(name, known)
  // `locate` gives the first line of a long text; the placeholder itself occurs literally in the file.
  const offset = file.text.indexOf(`{${name}}`)
  return {
    code: 'unknown-placeholder',
    severity: 'error',
    at: offset < 0 ? locate(path) : { file: file.shown, ...positionOf(file, offset) },
    // `{{name}}` and `${name}` of other systems.
    explains: [`{{${name}}} in ${file.path}`, `$\{${name}} in ${file.path}`],
    what: `There is no placeholder "{${name}}".`,
    fix: `${near ? `Did you mean "{${near}}"? ` : ''}The placeholders are ${known.map((key) => `{${key}}`).join(', ')}.`,
  }
}
