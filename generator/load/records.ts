import type { z } from 'zod'
import type { CityRow } from '#manifest/schema/place.ts'
import type { Location, Messages } from '#manifest/schema.ts'
import type { DocumentName, documents, FolderName, folders } from './collections.ts'
import type { Parsed, SourceFile } from './source-file.ts'

/** A record with its location and those of its parts. */
export type Located<T> = { slug: string; value: T; at: Location; locate: Parsed['locate']; file: SourceFile }

/** Every record that passed its schema. The others are reported as problems. */
export type Records = {
  documents: { [Name in DocumentName]?: Located<z.infer<(typeof documents)[Name]['schema']>> }
  folders: { [Name in FolderName]: Located<z.infer<(typeof folders)[Name]['schema']>>[] }
  cities: Located<CityRow>[]
  imageFiles: string[]
  messages: Messages
  /** Slugs, screens and aliases found, including those of records that failed their schema, so that no mistake is reported twice. */
  written: Record<FolderName | 'screens' | 'aliases', Set<string>> & {
    /** Undefined if the table is empty or unreadable. */
    cityRows: Set<string> | undefined
  }
}
