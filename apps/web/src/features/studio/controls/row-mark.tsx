import type { SelectionTarget } from '@teamloom/contract/collaboration.ts'
import { useTranslation } from 'react-i18next'
import { inColour } from '#web/features/studio/controls/in-colour.ts'
import classes from '#web/features/studio/controls/people.module.css'
import { PersonAvatar } from '#web/features/studio/controls/person-avatar.tsx'
import type { Row } from '#web/features/studio/session/live/live-context.ts'
import { useRoomFact } from '#web/features/studio/session/live/use-room.ts'

/** On a row of the list: who has it selected, and who has just changed it. */
export function RowMark(row: Row) {
  const { t } = useTranslation()
  const people = useRoomFact(room => room.getPeople())
  const flag = useRoomFact(room => room.getFlags().findLast(({ key }) => isOfKey(row, key)))
  const here = [...people.values()].filter(({ selection }) => selection && isOf(row, selection))
  const [first] = here
  return (
    <>
      {first && <span className={classes.tint} style={inColour(first.colour)} />}
      {flag && (
        <span aria-hidden className={classes.changedNow} style={{ color: flag.colour }}>
          {t('live.now', { name: flag.name })}
        </span>
      )}
      {here.length > 0 && !flag && (
        <span className={classes.stack} aria-hidden>
          {here.slice(0, 3).map(person => (
            <PersonAvatar key={person.userId} person={person} size={18} />
          ))}
        </span>
      )}
    </>
  )
}

function isOf(row: Row, target: SelectionTarget): boolean {
  if ('decorationId' in target) return target.decorationId === row.decorationId
  return (
    target.partName === row.partName &&
    (row.elementName === undefined || target.elementName === row.elementName)
  )
}

function isOfKey(row: Row, key: string): boolean {
  const [first, second] = key.split('/')
  if (first === 'decoration') return second === row.decorationId
  return first === row.partName && (row.elementName === undefined || second === row.elementName)
}
