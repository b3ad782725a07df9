const shapes = {
  circle:
    'animate-spin motion-reduce:animate-fade rounded-full border-[length:calc(var(--size)/8)] border-current/25 border-t-current',
  dots: 'motion-reduce:animate-fade',
  pulse: 'animate-pulse motion-reduce:animate-fade rounded-full bg-current',
} as const

const sizes = { sm: '[--size:1rem]', md: '[--size:1.5rem]', lg: '[--size:3rem]' } as const

export type SpinnerShape = keyof typeof shapes
export type SpinnerSize = keyof typeof sizes

type SpinnerProps = { shape: SpinnerShape; size: SpinnerSize }

export const spinnerShapes = ['circle', 'dots', 'pulse'] as const
export const spinnerSizes = ['sm', 'md', 'lg'] as const

/**
 * A loading indicator: a circle, three bouncing dots or a pulse. Decorative: text must say what is loading. For users who
 * prefer reduced motion it fades instead of moving.
 */
export function Spinner({ shape, size }: SpinnerProps) {
  return (
    <span className={`spinner ${shapes[shape]} ${sizes[size]}`} aria-hidden="true">
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
