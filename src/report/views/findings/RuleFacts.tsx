import type { RuleText } from '../../data.ts'
import { percent } from '../../format.ts'

/** Explains a rule: why it matters, how it works, and how to fix its findings. */
export function RuleFacts({ rule: { why, how, fix, thresholds, source } }: { rule: RuleText }) {
  return (
    <dl className="rule-facts">
      <Fact name="Why it matters">{why}</Fact>
      <Fact name="How it works">{how}</Fact>
      <Fact name="How to fix it">{fix}</Fact>
      {thresholds.length > 0 && (
        <div>
          <dt>Thresholds</dt>
          <dd>
            <ul>
              {thresholds.map(({ name, value, unit, meaning }) => (
                <li key={name}>
                  <code>{name}</code>{' '}
                  <strong className="number">{unit === 'share' ? `${percent(value)} %` : `${value} ${unit}`}</strong>:{' '}
                  {meaning}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {source !== '' && (
        <div>
          <dt>Source</dt>
          <dd>
            <Source source={source} />
          </dd>
        </div>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  if (children === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Source({ source }: { source: string }) {
  if (!/^https?:\/\/\S+$/.test(source)) return source
  return (
    <a href={source} target="_blank" rel="noreferrer">
      {source}
    </a>
  )
}
