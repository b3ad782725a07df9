import type { Location } from '#manifest/schema.ts'
import type { RouteId, Section, Target } from '#src/route.ts'
import { routes } from '#src/routes.ts'
import type { Severity } from './problem.ts'

// What one stage passes to the next.

/** A page to render: small, so that it can be sent to a worker, and enough to render it from. */
export type RouteEntry = {
  target: Target
  /** Root-relative URL. */
  path: string
  /** Path below the output directory. */
  file: string
}

/** A page of the manifest. */
export type PageEntry = RouteEntry & {
  /** The records the page is made from, the most specific first. */
  sources: readonly Location[]
}

/** Every page of the manifest by path, in the order of the route table. */
export type PageIndex = ReadonlyMap<string, PageEntry>

/** One link of the header or footer. */
export type NavigationSlot = {
  /** Where the link is, e.g. `footer › Company › Blog`. */
  name: string
  path: string
  at: Location
}

/** A link of a page to a URL on this site. */
export type LinkFact = {
  /** Root-relative, with fragment, without query. */
  target: string
  /** Anchor text, including the alt text of images in the link. */
  text: string
  /** In the main content: in `<main>`, outside navigation, headers, footers and asides. */
  isInMain: boolean
}

/** What an HTML fragment links to and loads, and its ids, which are targets of fragments. */
export type LinkFacts = {
  /** Each pair of target and text once. */
  links: LinkFact[]
  /** URLs on this site of everything it loads, root-relative. */
  resources: string[]
  /** URLs on this site of what it loads only in some cases. */
  conditionalResources: string[]
  ids: string[]
}

/** A shared part: HTML that many pages contain byte for byte, with its facts and the issues of rules. */
export type PartFacts = LinkFacts & {
  name: string
  externalLinks: number
  issues: PageIssue[]
  /** Its texts, with the `href` of each anchor in them. */
  texts: readonly string[]
}

/** What a rule reports on one page or one shared part. Becomes a finding unless a better rule reports the same. */
export type PageIssue = {
  code: string
  /** Set if this case differs from the severity of the rule. */
  severity?: Severity
  /** A sentence. `{pages}` is replaced by the pages that have the issue: "on /a/", "on /a/ and 12 more pages". */
  what: string
  /**
   * The message if issues with one `cause` have several phrases, in no line of the manifest or in one. `{count}` becomes
   * their number, and `{phrases}` the first of them, after a colon or "such as".
   */
  whatOfSeveral?: string
  /** The message if one page alone has the issue: a figure of the page says nothing about others. */
  whatOfOnePage?: string
  fix?: string
  /**
   * Names what has to be fixed once for many pages, e.g. the URL of an image. Issues of one rule with one cause are one
   * finding. Without a cause, issues with the same text and the same line to edit are one finding.
   */
  cause?: string
  /** The value that was replaced, if other rules may find the same one elsewhere. See `replacement`. */
  replaced?: string
  /** Names what many causes of one rule may have in common, e.g. a script that changed all links. If there are many, they are one finding. */
  group?: string
  /** The wrong words as they appear on the page. The line to edit is searched for by them. */
  phrase?: string
  /**
   * The phrase is right if a text of the manifest has it. That is found out for the whole site: a page that read all texts
   * would have to be audited again after each change of one.
   */
  isRightIfWritten?: true
  /** The URL it is about, if that is not the page. */
  url?: string
  /**
   * The part of the page that is wrong, e.g. an element's offset or a JSON-LD node, if another rule may report the same
   * fault; the whole page without it. See `RuleText.supersededBy`.
   */
  subject?: string
  /** Other parts of the same page whose faults explain this one; '' is the whole page. */
  followsFrom?: readonly string[]
  /** Other parts of the same page whose faults this one explains. */
  explains?: readonly string[]
}

/** A line of urls.lock. */
export type LedgerEntry = {
  /** Root-relative, as written. */
  path: string
  /** Day the content last changed, `YYYY-MM-DD`. Date and hash are empty if the line is wrong. */
  date: string
  /** `PageSummary.contentHash` of that day. */
  hash: string
  /** Line of the file, from 1. */
  line: number
}

/** urls.lock: the committed list of every URL the site has had. */
export type Ledger = {
  /** Path from the project directory. */
  file: string
  isThere: boolean
  /** In the order of the file. A URL that occurs twice is already a problem. */
  entries: readonly LedgerEntry[]
}

/** Whether the ledger records the URL of a page. It records neither 404.html nor pages that continue a list. */
export const isRecorded = ({ route }: { route: string | undefined }) => route !== 'notFound' && !isContinuation(route)

/** Whether a route is that of pages that continue the list of another page. */
export const isContinuation = (route = '') => route in routes && routes[route as RouteId].isContinuation === true

/** URLs of the ledger that are neither served nor redirected, all lost for one cause. */
export type LostUrls = {
  /** What they have in common, e.g. `of the city "alta"`, or `below /news/`. */
  subject: string
  /** Sorted. */
  urls: string[]
  /** The line of the first of them in the ledger. */
  at: Location
  /** Lines of redirects.yaml that would cover all of them. */
  rules: string[]
}

/** A number that a text claims, e.g. of communities. */
export type ClaimFact = {
  /** What the number counts. */
  counts: 'cities' | 'services' | 'counties'
  value: number
  /** The number is a minimum: "60+", "over 60". */
  isLeast: boolean
  /** As written on the page, e.g. `60+ communities`. */
  phrase: string
}

/** A duration in a sentence about the subject of a company policy. */
export type PolicyFact = { subject: string; hours: number; words: string; phrase: string }

/** A testimonial as a page shows it. */
export type TestimonialFact = {
  quote: string
  /** Empty if the caption names no one. */
  name: string
  /** Empty if the caption has nothing between the name and the date. */
  place: string
  /** The `datetime` of its date, e.g. `2025-11`. */
  date: string
  /** Undefined without stars, or with stars that their label contradicts. */
  stars?: number
}

/** What a stray is about. */
export type StrayKind =
  | 'place'
  | 'county'
  | 'service'
  | 'postal-code'
  | 'price'
  | 'figure'
  | 'claim'
  | 'slip'
  | 'offer'
  | 'day'
  | 'altered'
  | 'domain'
  | 'company'
  | 'edited'

/**
 * A name or figure on a page that is not one of its place, service or company: another city, price or postal code; or a slip
 * of writing. A stray in a text that the manifest has is not a fault.
 */
export type StrayFact = {
  kind: StrayKind
  /** Where it is, as messages name it: `title`, `H1`, `text`. */
  slot: string
  /** As written. */
  found: string
  /** What is true of the page. */
  wanted: string
  /** The text it is in. */
  phrase: string
  /** Set if a slip is a note of the writer that is meant for no reader. */
  isNote?: true
}

/** An image on a page. `width` and `height` are as declared, in CSS pixels; 0 if missing or not a number. */
export type PictureUse = { url: string; width: number; height: number }

/** An image in structured data. `width` and `height` are 0 if not stated. */
export type DataPicture = PictureUse & { isLogo: boolean }

/** What structured data says of a node: its `@id`, a property, and the hash of its value. */
export type Statement = { id: string; property: string; value: number }

/** A `<link>` to a URL on this site. `rel` is in lower case, `sizes` as written. */
export type HeadLink = { rel: string; url: string; sizes: string }

/** An hreflang link, with its URL root-relative if it is on this site. */
export type AlternateLink = { code: string; url: string }

/** Everything that site rules and the report know about a page. Excludes its shared parts, which `parts` names. */
export type PageFacts = LinkFacts &
  PageSummary & {
    parts: string[]
    /** Texts of its `<style>` elements. */
    styles: string[]
    /** URLs of the images in `<main>`: for each, one of its files. */
    pictures: string[]
    pictureUses: PictureUse[]
    /** URLs on this site in structured data and social tags. */
    dataUrls: string[]
    /** URLs of social images. */
    socialPictures: string[]
    /** Files of this site with the attribute integrity of their element, such as `/a.js sha384-…`. */
    integrities: string[]
    /** `<link>` elements of the home page; of other pages their feeds and other forms. */
    headLinks: HeadLink[]
    alternates: AlternateLink[]
    /** Links to other sites. */
    externalLinks: number
    /** Each `@id` of a JSON-LD node, and each that is only referred to. */
    nodeIds: string[]
    nodeReferences: string[]
    /** Statements of nodes with an `@id`. */
    statements: Statement[]
    /** Images of this site that structured data describes. */
    dataPictures: DataPicture[]
    /** The latest date of publication or change in structured data, `YYYY-MM-DD`; empty without one. */
    lastDay: string
    /** The earliest day a job posting of the page closes, `YYYY-MM-DD`; empty without one. */
    jobsClose: string
    /** The earliest day an offer of the page ends, `YYYY-MM-DD`; empty without one. */
    offersEnd: string
    /** Hash of its text, to find pages with the same text; empty without text. */
    textHash: string
    /** Hashes of `Question` nodes with their answers. */
    questions: Uint32Array
    /** Its title with names masked. */
    titlePattern: string
    /** Types of its JSON-LD nodes, each once, sorted. */
    dataTypes: string
    /** Its H2 headings as written, with names masked. */
    headingPattern: string
    /** The first 40 words of `<main>` with names masked. */
    intro: string
    /** Number of words that are compared with other pages. */
    ownWords: number
    /** Its text blocks by `blockKey`, each once. Their shingles are sent once, as `TextBlocks`. */
    blocks: Float64Array
    claims: ClaimFact[]
    policies: PolicyFact[]
    strays: StrayFact[]
    testimonials: TestimonialFact[]
    issues: PageIssue[]
  }

/** What the report shows about a page. */
export type PageSummary = {
  path: string
  file: string
  /** Undefined for a file that no route writes. */
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
  /** The same of its content: title, meta description, and the text and links of `<main>`. */
  contentHash: string
  breadcrumbs: string[]
}
