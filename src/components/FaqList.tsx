import type { Question } from '#manifest/schema.ts'

/** Questions that open on their own; any number may be open. */
export function FaqList({ items }: { items: readonly Question[] }) {
  return (
    <div className="faq-list">
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
