import type { z } from 'zod'
import type { Landmark } from '#manifest/schema/landmark.ts'
import type { CityRow } from '#manifest/schema/place.ts'
import type { Location, Messages } from '#manifest/schema.ts'
import type { DocumentName, documents, FolderName, folders } from './collections.ts'
import type { Language } from './languages.ts'
import type { Parsed, SourceFile } from './parse/source-file.ts'

/** A record with its location and those of its parts. */
export type Located<T> = {
  slug: string
  value: T
  at: Location
  locate: Parsed['locate']
  file: SourceFile
  /** The value in the first language, if this is a translation. */
  original?: T
  /** The slug in the URLs of the language, if this is a translation with a slug of its own. */
  ownSlug?: string | undefined
}

/** What the code of a site defines for records to name. */
export type OwnNames = { sections: readonly string[]; scenes: readonly string[] }

/** Every record that passed its schema, in one language. The others are reported as problems. */
export type Records = {
  language: Language
  /** All languages of the site, the first being that of the manifest. */
  languages: readonly Language[]
  documents: { [Name in DocumentName]?: Located<z.infer<(typeof documents)[Name]['schema']>> }
  folders: { [Name in FolderName]: Located<z.infer<(typeof folders)[Name]['schema']>>[] }
  cities: Located<CityRow>[]
  landmarks: Located<Landmark>[]
  imageFiles: string[]
  messages: Messages
  /** Undefined if the code of the site has problems, so what it defines is not known. */
  own: OwnNames | undefined
  /** Slugs, names of documents, screens and aliases found, including those of records that failed their schema, so that no mistake is reported twice. */
  written: Record<FolderName | 'documents' | 'screens' | 'aliases', Set<string>> & {
    /** Pages whose files are not readable as YAML or Markdown, so that their screens are not known. */
    unreadPages: Set<string>
    /** Undefined if the table is empty or unreadable. */
    cityRows: Set<string> | undefined
  }
}
