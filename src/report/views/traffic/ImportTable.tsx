import { countText, numberText } from '../../format.ts'
import { ScrollRegion } from '../../parts/ScrollRegion.tsx'
import type { TrafficExport } from '../../traffic.ts'

/** The imported exports, with lines that could not be read. */
export function ImportTable({ exports }: { exports: readonly TrafficExport[] }) {
  return (
    <details>
      <summary>{countText(exports.length, 'export', 'exports')} imported</summary>
      <ScrollRegion label="Imported exports">
        <table className="facts-table">
          <thead>
            <tr>
              {['File', 'Content', 'Period', 'Lines', 'Malformed', 'Imported', 'Notes'].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {exports.map(({ id, file, format, period, lines, malformed, malformedFile, day, notes }) => (
              <tr key={id}>
                <td className="cell-text">{file}</td>
                <td className="cell-text">{format}</td>
                <td>{period ? `${period.from} – ${period.to}` : ''}</td>
                <td className="cell-number">{numberText(lines)}</td>
                <td className="cell-number">
                  {malformedFile === undefined ? (
                    numberText(malformed)
                  ) : (
                    <a href={`traffic/${malformedFile}`} download>
                      {numberText(malformed)}
                    </a>
                  )}
                </td>
                <td>{day}</td>
                <td className="cell-text">{notes.join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {exports.map(({ id, file, malformed, firstMalformed = [] }) =>
        firstMalformed.length === 0 ? null : (
          <div key={id}>
            <h3>
              Malformed lines of <bdi>{file}</bdi>
            </h3>
            <ul className="cut-list">
              {firstMalformed.map(({ line, reason }) => (
                <li key={line}>
                  Line {numberText(line)}: <bdi>{reason}</bdi>
                </li>
              ))}
            </ul>
            {malformed > firstMalformed.length && (
              <p className="muted">
                And {numberText(malformed - firstMalformed.length)} more: the number in the table links to all of them.
              </p>
            )}
          </div>
        ),
      )}
    </details>
  )
}
