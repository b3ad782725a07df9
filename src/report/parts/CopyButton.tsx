import { useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'

/** Milliseconds the answer stands on the button. */
const patience = 2000

/** Copies a text. `name` says what is copied, for those who do not see what stands beside the button. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const [answer, setAnswer] = useState<'Copied' | 'Not copied'>()
  useEffect(() => {
    if (!answer) return
    const timer = setTimeout(() => setAnswer(undefined), patience)
    return () => clearTimeout(timer)
  }, [answer])
  return (
    <span className="copy">
      <button
        type="button"
        className="button button-small"
        onClick={async () => setAnswer((await copyText(text)) ? 'Copied' : 'Not copied')}
      >
        {answer ?? 'Copy'}
        <span className="unseen"> {name}</span>
      </button>
      <span role="status" className="unseen">
        {answer}
      </span>
    </span>
  )
}
