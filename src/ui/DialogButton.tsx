import type { ReactNode } from 'react'

const looks = {
  quiet: 'button button-quiet',
  menu: 'button button-quiet menu-button',
} as const

type DialogButtonProps = {
  /** Id of the dialog. */
  dialog: string
  command: 'show-modal' | 'close'
  look?: keyof typeof looks
  children: ReactNode
}

/** A button that opens or closes a dialog without script, in browsers that support invoker commands. */
export function DialogButton({ dialog, command, look = 'quiet', children }: DialogButtonProps) {
  // React's types lack the invoker attributes; spread attributes are not checked for unknown names.
  const invoker = { command, commandfor: dialog }
  return (
    <button {...invoker} type="button" className={looks[look]}>
      {children}
    </button>
  )
}
