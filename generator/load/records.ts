import type { z } from 'zod'
import type { CityRow } from '#manifest/schema/place.ts'
import type { Location } from '#manifest/schema.ts'
import type { DocumentName, documents, FolderName, folders } from './collections.ts'
import type { Parsed, SourceFile } from './source-file.ts'

/** A record with where it and its parts are written. */
export type Located<T> = { slug: string; value: T; at: Location; locate: Parsed['locate']; file: SourceFile }

/** Every record that passed its schema; what did not is in the problems. */
export type Records = {
  documents: { [Name in DocumentName]?: Located<z.infer<(typeof documents)[Name]['schema']>> }
  folders: { [Name in FolderName]: Located<z.infer<(typeof folders)[Name]['schema']>>[] }
  cities: Located<CityRow>[]
  imageFiles: string[]
  /** What is written somewhere, also in a record with a mistake in it, so that one mistake is not reported twice. */
  written: Record<FolderName | 'screens' | 'aliases', Set<string>> & {
    /** Undefined when the table could not be read or is empty. */
    cityRows: Set<string> | undefined
  }
}
