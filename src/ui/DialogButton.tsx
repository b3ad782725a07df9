import type { ReactNode } from 'react'

const looks = {
  /** Without script the dialog may not open, so the header shows its links. */
  menu: 'button button-quiet button-compact xl:hidden noscript:hidden',
  close: 'button button-quiet self-end',
} as const

type DialogButtonProps = {
  /** Id of the dialog. */
  dialog: string
  command: 'show-modal' | 'close'
  look: keyof typeof looks
  children: ReactNode
}

/** A button that opens or closes a dialog without script, in browsers that support invoker commands. */
export function DialogButton({ dialog, command, look, children }: DialogButtonProps) {
  // React's types lack the invoker attributes; spread attributes are not checked for unknown names.
  const invoker = { command, commandfor: dialog }
  return (
    <button {...invoker} type="button" className={looks[look]}>
      {children}
    </button>
  )
}
