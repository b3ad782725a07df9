import { groupBy } from '../core/group-by.ts'

/**
 * Pages in the order in which they are made: those about one subject, such as all services in one city, one after the
 * other. They share most of their texts, which are read once while they are remembered, and a change of that subject
 * touches few batches.
 * @param paramsOf the parameters of a page in its URL. The last one names its subject.
 */
export function inMakingOrder<Page>(
  pages: Iterable<Page>,
  paramsOf: (page: Page) => Readonly<Record<string, string>>,
): Page[] {
  return [...groupBy(pages, (page) => Object.values(paramsOf(page)).at(-1)).values()].flat()
}
