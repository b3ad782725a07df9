import type { PageOf, Question } from '#manifest/schema.ts'
import type { RouteId } from '../../route.ts'
import type { Site } from '../../site.ts'
import { mainUse, type PageInfo, type PageOnScreen } from '../page-head.ts'
import { pageId, siteId } from './ids.ts'
import { primaryImageNode } from './image.ts'
import type { Id, Identified, NodeOf, Reference } from './node.ts'

type PageFacts = Identified & {
  url: string
  name: string
  description: string
  inLanguage: string
  isPartOf: Reference
}

export type QuestionNode = NodeOf<'Question', { name: string; acceptedAnswer: NodeOf<'Answer', { text: string }> }>

export type WebPageNode =
  | NodeOf<'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage', PageFacts>
  | NodeOf<'FAQPage', PageFacts & { mainEntity: QuestionNode[] }>

const pageTypes: Partial<Record<RouteId, 'AboutPage' | 'ContactPage' | 'CollectionPage'>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  services: 'CollectionPage',
  articles: 'CollectionPage',
  articlesList: 'CollectionPage',
  articleTag: 'CollectionPage',
  serviceCategory: 'CollectionPage',
  serviceAreas: 'CollectionPage',
  serviceAreasList: 'CollectionPage',
  serviceList: 'CollectionPage',
  countyList: 'CollectionPage',
  region: 'CollectionPage',
  offices: 'CollectionPage',
  serviceCountyList: 'CollectionPage',
}

/**
 * The page. `subject` is the id of the node it is about, if there is one.
 * Only the guide is an `FAQPage`: the home page also shows questions, but they are not its subject.
 */
export function webPageNode(
  site: Site,
  { info, data }: PageOnScreen,
  { url, subject }: { url: string; subject: Id | undefined },
): WebPageNode {
  const facts = { ...pageFacts(site, info, url), ...(subject && { about: { '@id': subject } }) }
  if (info.id !== 'guide') return { '@type': pageTypes[info.id] ?? 'WebPage', ...facts }
  // `info.id` and `data` come from one row of the table, which a union of rows cannot express.
  const { faq } = data as PageOf<'guide'>
  return { '@type': 'FAQPage', ...facts, mainEntity: faq.questions.map(questionNode) }
}

function pageFacts(site: Site, info: PageInfo, url: string) {
  return {
    '@id': pageId(url, 'webpage'),
    url,
    name: info.title,
    description: info.description,
    inLanguage: site.manifest.site.language,
    isPartOf: { '@id': siteId(site, 'website') },
    ...(info.modified && { dateModified: info.modified }),
    ...(info.breadcrumbs.length > 1 && { breadcrumb: { '@id': pageId(url, 'breadcrumb') } }),
    ...(info.picture && { primaryImageOfPage: primaryImageNode(site, info.picture, { url, use: mainUse(info.id) }) }),
  } satisfies Partial<NodeOf<'WebPage'>> & PageFacts
}

function questionNode({ question, answer }: Question): QuestionNode {
  return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }
}
