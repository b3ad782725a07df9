/** One page of a list. Pages are numbered from 1. */
export type ListPage<Item> = { items: readonly Item[]; number: number; of: number }

/**
 * Splits a list into as few pages as possible, with at most `most` items each. The lengths of two pages differ by at most
 * one, so that the last page is not nearly empty. An empty list has one page.
 */
export function paginate<Item>(items: readonly Item[], most: number): ListPage<Item>[] {
  const of = Math.max(1, Math.ceil(items.length / most))
  const startOf = (number: number) => Math.floor(((number - 1) * items.length) / of)
  return Array.from({ length: of }, (_, index) => {
    const number = index + 1
    return { items: items.slice(startOf(number), startOf(number + 1)), number, of }
  })
}
