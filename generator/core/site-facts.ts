import type { PageFacts } from './facts.ts'

/** One page as the audit keeps it: addresses and texts are numbers of a table, since most stand on many pages. */
export type AuditedPage = Omit<
  PageFacts,
  | 'links'
  | 'resources'
  | 'pictures'
  | 'dataUrls'
  | 'ids'
  | 'nodeIds'
  | 'nodeReferences'
  | 'socialPictures'
  | 'dataPictures'
> & {
  /** Targets of its own links, each once. */
  links: Uint32Array
  /** Its own links, three by three: number of the target, of the text, and 1 where it stands in the main text. */
  anchors: Uint32Array
  resources: Uint32Array
  pictures: Uint32Array
  dataUrls: Uint32Array
  socialPictures: Uint32Array
  /** Four by four: number of the target, width, height, and 1 where it is a logo. */
  dataPictures: Uint32Array
  /** Numbers of the table of node ids. */
  nodeIds: Uint32Array
  nodeReferences: Uint32Array
  /** Number of the page's set of ids, which most pages of a kind share. */
  idSet: number
}

/** A shared part the same way. */
export type AuditedPart = Pick<AuditedPage, 'links' | 'anchors' | 'resources' | 'issues' | 'externalLinks'> & {
  name: string
  ids: ReadonlySet<string>
}

/** The finished site: what every page says, and every address any of them points at. */
export type SiteFacts = {
  /** Sorted by path. */
  pages: AuditedPage[]
  /** Sorted by name. */
  parts: AuditedPart[]
  /** Root-relative, with fragment. */
  targets: string[]
  anchorTexts: string[]
  /** Ids of nodes of structured data. */
  nodeIds: string[]
  idSets: ReadonlySet<string>[]
}
