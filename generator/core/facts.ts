import type { Location } from '#manifest/schema.ts'
import type { RouteId, Section, Target } from '#src/route.ts'
import type { Severity } from './problem.ts'

// What one stage hands to the next.

/** A page to render: small, so that it can be sent to a worker, and enough to render it from. */
export type RouteEntry = {
  target: Target
  /** Root-relative URL. */
  path: string
  /** Path below the output directory. */
  file: string
}

/** One link of the header or footer. */
export type NavigationSlot = {
  /** As a person would say it, e.g. `footer › Company › Blog`. */
  name: string
  path: string
  at: Location
}

/** A link of a page to an address on this site. */
export type LinkFact = {
  /** Root-relative, with fragment, without query. */
  target: string
  /** What a reader is told of it: its text, text in place of pictures included. */
  text: string
  /** In `<main>`, and there outside of navigation, headers, footers and asides. */
  isInMain: boolean
}

/** What a stretch of HTML points at, and what can be pointed at in it. */
export type LinkFacts = {
  /** Each target and text once. */
  links: LinkFact[]
  /** Addresses on this site of everything it loads, root-relative. */
  resources: string[]
  ids: string[]
}

/** A part that stands on many pages as the same bytes, with its facts, and what rules say of it. */
export type PartFacts = LinkFacts & { name: string; externalLinks: number; issues: PageIssue[] }

/** What a rule says of one page, or of one part: a finding in the making. */
export type PageIssue = {
  code: string
  /** Set where the rule judges this case otherwise than most. */
  severity?: Severity
  /** A sentence, in which `{pages}` stands for the pages it shows on: "on /a/", "on /a/ and 12 more pages". */
  what: string
  fix?: string
  /**
   * Names what has to be fixed once for many pages, e.g. the address of a picture. Issues of one rule and cause are one
   * finding. Without it, those are one that say the same and have one line to edit.
   */
  cause?: string
  /** The words that are wrong, as they stand on the page, by which the line to edit is found. */
  phrase?: string
  /** What it is about, where that is not the page. */
  url?: string
  /**
   * The part of the page that is wrong, e.g. an element's offset or a JSON-LD node, if another rule may report the same
   * fault; the whole page without it. See `RuleText.supersededBy`.
   */
  subject?: string
  /** Other parts of the same page whose faults explain this one; '' is the whole page. */
  followsFrom?: readonly string[]
}

/** A line of urls.lock. */
export type LedgerEntry = {
  /** Root-relative, as written. */
  path: string
  /** Day of the last change of what the page says, `YYYY-MM-DD`; empty, as the hash, where the line is wrong. */
  date: string
  /** Of what it said then, as `PageSummary.contentHash`. */
  hash: string
  /** Line of the file, from 1. */
  line: number
}

/** The committed list of every address the site has had. */
export type Ledger = {
  /** As a person at the project's root would open it. */
  file: string
  isThere: boolean
  /** In the order of the file. An address stands here twice only where that is a problem already. */
  entries: readonly LedgerEntry[]
}

/** Whether a page has an address to keep: that for addresses which are none has not. */
export const isRecorded = ({ route }: { route: string | undefined }) => route !== 'notFound'

/** Addresses of the ledger that nothing serves or redirects any more, for one and the same cause. */
export type LostAddresses = {
  /** Of what they were, e.g. `of the city "alta"`, or `below /news/`. */
  subject: string
  /** Sorted. */
  urls: string[]
  /** Where the first of them is written in the ledger. */
  at: Location
  /** Lines of redirects.yaml that would cover all of them. */
  rules: string[]
}

/** A number of things that a text claims. */
export type ClaimFact = {
  /** Of the manifest's claims, what the number counts. */
  counts: 'cities' | 'services' | 'counties'
  value: number
  /** "60+", "over 60". */
  isLeast: boolean
  /** As it stands on the page, e.g. `60+ communities`. */
  phrase: string
}

/** A length of time in a sentence about the subject of a policy. */
export type PolicyFact = { subject: string; hours: number; phrase: string }

/** A picture as a page shows it. `width` and `height` are as declared, in CSS pixels; 0 where that is missing or no number. */
export type PictureUse = { url: string; width: number; height: number }

/** A picture as structured data describes it; `width` and `height` are 0 where they are not stated. */
export type DataPicture = PictureUse & { isLogo: boolean }

/** Text of a page as runs of five words: see generator/similar. */
export type PageShingles = { plain: Uint32Array; named: Uint32Array; masked: Uint32Array }

/** A `<link>`: words of its `rel` in lower case, its address on this site, and `sizes` as written. */
export type HeadLink = { rel: string; url: string; sizes: string }

/** What came out of one page. What stands in its shared parts is not in it: `parts` names those it holds. */
export type PageFacts = LinkFacts &
  PageSummary & {
    parts: string[]
    /** Addresses of the pictures `<main>` shows, as an `<img>` names each: one of its files. */
    pictures: string[]
    pictureUses: PictureUse[]
    /** Addresses on this site that stand in structured data and social tags. */
    dataUrls: string[]
    /** Addresses of social pictures. */
    socialPictures: string[]
    /** What the head of the front page links to; of other pages none are kept. */
    headLinks: HeadLink[]
    /** Links to other sites. */
    externalLinks: number
    /** Ids of structured data: those of nodes, and those that are only referred to. */
    nodeIds: string[]
    nodeReferences: string[]
    /** What nodes with an id say: hashes of id, property and value, three by three. */
    statements: Uint32Array
    /** Pictures of this site that structured data describes. */
    dataPictures: DataPicture[]
    /** The latest day structured data names as past, `YYYY-MM-DD`; empty without one. */
    lastDay: string
    /** The earliest day a job of the page closes on, `YYYY-MM-DD`; empty without one. */
    jobsClose: string
    /** Hash of its text, to find another page that says the same; empty without text. */
    textHash: string
    /** Hashes of marked-up questions with their answers. */
    questions: Uint32Array
    /** Its title, names masked. */
    titlePattern: string
    /** Types of its structured data, sorted, each once. */
    dataTypes: string
    /** Its second headings, names masked. */
    headingPattern: string
    /** First 40 words of `<main>`, names masked. */
    intro: string
    /** Words of text of its own: what is compared. */
    ownWords: number
    shingles: PageShingles
    claims: ClaimFact[]
    policies: PolicyFact[]
    issues: PageIssue[]
  }

/** What the report says of a page. */
export type PageSummary = {
  path: string
  file: string
  /** Undefined for a file of the output that no route would write. */
  route: RouteId | undefined
  section: Section | undefined
  params: Readonly<Record<string, string>>
  title: string
  description: string
  /** Absolute, as written. */
  canonical: string | undefined
  robots: string
  h1: string[]
  words: number
  bytes: number
  /** First 16 hex digits of the SHA-256 of the file. */
  hash: string
  /** The same of what a reader calls its content: title, description, text and links of `<main>`. */
  contentHash: string
  breadcrumbs: string[]
}
