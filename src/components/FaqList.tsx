import type { Question } from '#manifest/schema.ts'
import { fragmentOf } from '../fragment.ts'

/** Questions that open independently of each other. A fragment such as `#q-how-often-can-you-come` opens its answer. */
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
