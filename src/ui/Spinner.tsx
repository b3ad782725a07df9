type SpinnerProps = { shape: (typeof spinnerShapes)[number]; size: (typeof spinnerSizes)[number] }

export const spinnerShapes = ['circle', 'dots', 'pulse'] as const
export const spinnerSizes = ['sm', 'md', 'lg'] as const

/** A loading indicator: a circle, three bouncing dots or a pulse. Decorative: text must say what is loading. */
export function Spinner({ shape, size }: SpinnerProps) {
  return (
    <span className={`spinner spinner-${shape} spinner-${size}`} aria-hidden="true">
      {shape === 'dots' && (
        <>
          <i />
          <i />
          <i />
        </>
      )}
    </span>
  )
}
