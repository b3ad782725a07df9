import { useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'

/** Milliseconds for which the button shows the result. */
const resultTime = 2000

type CopyButtonProps = {
  text: string
  /** What is copied. */
  name: string
  /** Whether the name is visible. Not needed if the text is next to the button. */
  isNamed?: boolean
}

/** Copies a text, and shows whether it worked. */
export function CopyButton({ text, name, isNamed = false }: CopyButtonProps) {
  const [result, setResult] = useState<'Copied' | 'Not copied'>()
  useEffect(() => {
    if (!result) return
    const timer = setTimeout(() => setResult(undefined), resultTime)
    return () => clearTimeout(timer)
  }, [result])
  return (
    <span className="copy">
      <button
        type="button"
        className="button button-small"
        onClick={async () => setResult((await copyText(text)) ? 'Copied' : 'Not copied')}
      >
        {result ?? 'Copy'}
        <span className={isNamed && !result ? undefined : 'unseen'}> {name}</span>
      </button>
      <span role="status" className="unseen">
        {result}
      </span>
    </span>
  )
}
