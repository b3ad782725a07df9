import { useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'

/** Milliseconds the answer stands on the button. */
const patience = 2000

type CopyButtonProps = {
  text: string
  /** What is copied. */
  name: string
  /** Whether the name is seen; it need not be where what is copied stands beside the button. */
  isNamed?: boolean
}

/** Copies a text, and says whether that worked. */
export function CopyButton({ text, name, isNamed = false }: CopyButtonProps) {
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
        <span className={isNamed && !answer ? undefined : 'unseen'}> {name}</span>
      </button>
      <span role="status" className="unseen">
        {answer}
      </span>
    </span>
  )
}
