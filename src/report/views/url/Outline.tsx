/** The heading outline of a page. Marks skipped levels, because screen reader users navigate by level. */
export function Outline({ headings }: { headings: readonly (readonly [level: number, text: string])[] }) {
  if (headings.length === 0) return <p>The page has no headings.</p>
  return (
    <ol className="outline">
      {headings.map(([level, text], index) => {
        const before = headings[index - 1]?.[0] ?? 0
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: headings may repeat, and their order is fixed
          <li key={index} style={{ paddingInlineStart: `${(level - 1) * 0.75}rem` }}>
            <span className="outline-level">H{level}</span> <span dir="auto">{text || '(empty)'}</span>
            {level > before + 1 && before > 0 && (
              <>
                {' '}
                <span className="tag tag-warning">
                  H{before} to H{level}
                </span>
              </>
            )}
          </li>
        )
      })}
    </ol>
  )
}
