import type { Question } from '#manifest/schema.ts'
import { fragmentOf } from '../fragment.ts'

/** Questions that open on their own; any number may be open. The fragment `#q-how-often-can-you-come` opens an answer. */
export function FaqList({ items }: { items: readonly Question[] }) {
  return (
    <div className="faq-list">
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p id={answerId(question)}>{answer}</p>
        </details>
      ))}
    </div>
  )
}

function answerId(question: string): string | undefined {
  const words = fragmentOf(question)
  return words ? `q-${words}` : undefined
}
