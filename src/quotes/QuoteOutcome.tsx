import { useEffect, useRef } from 'react'
import { LongText } from '../ui/LongText.tsx'
import { type Reach, ReachLinks } from '../ui/ReachLinks.tsx'
import type { QuoteTexts } from './quote-form.ts'

/** Replaces the form after a successful request, and takes over its focus. */
export function QuoteSent({ words, onAgain }: { words: QuoteTexts['sent']; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="quote-sent">
      <h3 ref={heading} tabIndex={-1}>
        {words.title}
      </h3>
      <p>{words.text}</p>
      <button className="button button-secondary" type="button" onClick={onAgain}>
        {words.again}
      </button>
    </div>
  )
}

type QuoteFailureProps = { words: QuoteTexts['failed']; reason: string; reach: Reach }

/** Says next to the button that the request failed. It stays visible, while the toast can be closed. */
export function QuoteFailure({ words, reason, reach }: QuoteFailureProps) {
  return (
    <div className="quote-failure warned" role="alert">
      <div>
        <p>
          <strong>{words.title}</strong>
        </p>
        <p>{words.text}</p>
        <p>{words.kept}</p>
        <ReachLinks {...reach} look="row" />
        {reason && (
          <p className="quote-reason">
            <LongText>{reason}</LongText>
          </p>
        )}
      </div>
    </div>
  )
}
