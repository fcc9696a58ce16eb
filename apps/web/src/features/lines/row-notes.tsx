import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react'
import type { ListRow } from '@teamloom/commerce/lines/join-lines.ts'
import type { Finding } from '@teamloom/commerce/lines/problems/index.ts'
import { useListHeld } from '#web/features/lines/list-context.ts'
import type { RowFault } from '#web/features/lines/row-faults.ts'
import classes from '#web/features/lines/sheet.module.css'
import { useFaultText, useFindingText, useMend } from '#web/features/lines/use-line-words.ts'

type Props = {
  readonly row: ListRow
  readonly faults: readonly RowFault[]
  readonly found: readonly Finding[]
}

/** What is refused of a row and what is likely a mistake, each in words; the first that can be mended has its button. */
export function RowNotes({ row, faults, found }: Props) {
  const { about, putRow } = useListHeld()
  const faultText = useFaultText()
  const findingText = useFindingText()
  const mendFor = useMend()
  const isRefused = faults.length > 0
  if (!isRefused && found.length === 0) return null
  const mends = about.isFixed ? [] : found.flatMap(finding => mendFor(row, finding) ?? [])
  const refused = faults.map(fault => faultText(row, fault))
  const likely = found.map(finding => findingText(row, finding))
  const Icon = isRefused ? IconAlertCircle : IconAlertTriangle
  return (
    <>
      <span
        className={classes.note}
        data-kind={isRefused ? 'refused' : 'look'}
        title={[...refused, ...likely].join('\n')}
      >
        <Icon size={16} stroke={1.6} aria-hidden />
        <span>
          {isRefused && <span>{refused.join(' ')}</span>}
          {isRefused && likely.length > 0 && ' '}
          {likely.length > 0 && <span className={classes.besides}>{likely.join(' · ')}</span>}
        </span>
      </span>
      {mends.slice(0, 1).map(({ text, next }) => (
        <button key={text} type="button" className={classes.mend} onClick={() => putRow(row.id, next)}>
          {text}
        </button>
      ))}
    </>
  )
}
