import type { PageFacts } from './facts.ts'
import type { TextBlocks } from './text/text-blocks.ts'

/** A page as the audit stores it: URLs and texts are numbers of a table, since most occur on many pages. */
export type AuditedPage = Omit<
  PageFacts,
  | 'links'
  | 'resources'
  | 'conditionalResources'
  | 'pictures'
  | 'dataUrls'
  | 'ids'
  | 'nodeIds'
  | 'nodeReferences'
  | 'socialPictures'
  | 'dataPictures'
  | 'statements'
  | 'blocks'
> & {
  /** Targets of its links outside shared parts, each once. */
  links: Uint32Array
  /** Its links outside shared parts, in threes: number of the target, number of the text, and 1 if in the main content. */
  anchors: Uint32Array
  resources: Uint32Array
  conditionalResources: Uint32Array
  pictures: Uint32Array
  dataUrls: Uint32Array
  socialPictures: Uint32Array
  /** In fours: number of the target, width, height, and 1 for a logo. */
  dataPictures: Uint32Array
  /** Numbers of the table of node ids. */
  nodeIds: Uint32Array
  nodeReferences: Uint32Array
  /** `id` is the number of the node id. */
  statements: { id: number; property: string; value: number }[]
  /** Number of the page's set of ids, which most pages of a type share. */
  idSet: number
  /** Numbers of its text blocks in `SiteFacts.blocks`. */
  blocks: Uint32Array
}

/** A shared part, stored the same way. */
export type AuditedPart = Pick<
  AuditedPage,
  'links' | 'anchors' | 'resources' | 'conditionalResources' | 'issues' | 'externalLinks'
> & {
  name: string
  ids: ReadonlySet<string>
}

/** The finished site: the facts of every page, and every target they refer to. */
export type SiteFacts = {
  /** Sorted by path. */
  pages: AuditedPage[]
  /** Sorted by name. */
  parts: AuditedPart[]
  /** Root-relative, with fragment. */
  targets: string[]
  anchorTexts: string[]
  nodeIds: NodeIds
  idSets: ReadonlySet<string>[]
  /** Every distinct text block, once. */
  blocks: Omit<TextBlocks, 'keys'>
}

/** Ids of JSON-LD nodes by number, from 0. */
export type NodeIds = { count: number; at: (number: number) => string | undefined }
