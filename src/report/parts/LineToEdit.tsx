import type { ReportLocation } from '../data.ts'
import { CopyButton } from './CopyButton.tsx'

/** Where to edit, as `file:line:column`, which editors can open, and the text of the line. */
export function LineToEdit({ at: { file, line, column }, text }: { at: ReportLocation; text?: string | undefined }) {
  const place = `${file}:${line}:${column}`
  return (
    <div className="line-to-edit">
      <p>
        <code>{place}</code> <CopyButton text={place} name={place} />
      </p>
      {text !== undefined && text.trim() !== '' && (
        <pre>
          <code dir="auto">{text.trim()}</code>
        </pre>
      )}
    </div>
  )
}
