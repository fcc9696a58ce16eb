import { ActionIcon, SegmentedControl } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { ListRow } from '@teamloom/commerce/lines/join-lines.ts'
import type { Finding } from '@teamloom/commerce/lines/problems/index.ts'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isBlank, isSpareRow } from '#web/features/lines/columns.ts'
import { LinePicture } from '#web/features/lines/line-picture.tsx'
import { type ListShown, useList, useListHeld } from '#web/features/lines/list-context.ts'
import classes from '#web/features/lines/person-card.module.css'
import type { RowFault } from '#web/features/lines/row-faults.ts'
import { useFaultText, useFindingText, useSizeName, useWho } from '#web/features/lines/use-line-words.ts'
import { useSideName } from '#web/shown/side-name.ts'

/** The garment of the line that is chosen, beside the sheet; arrows go from one person to the next. */
export function PersonCard() {
  const { rows, active, findings, state } = useList()
  const { faults } = state
  const shown = useMemo(() => ({ rows, active, findings, faults }), [rows, active, findings, faults])
  return <Card {...useDeferredValue(shown)} />
}

type Props = Pick<ListShown, 'rows' | 'active' | 'findings'> & Pick<ListShown['state'], 'faults'>

const Card = memo(function Card({ rows, active, findings, faults }: Props) {
  const { t } = useTranslation()
  const { about, columns, setActive } = useListHeld()
  const sideName = useSideName()
  const sizeName = useSizeName()
  const whoOf = useWho()
  const [side, setSide] = useState(about.sides[0] ?? 'back')
  const people = rows.filter(row => !isBlank(row) && !isSpareRow(row))
  const at = people.findIndex(({ id }) => id === active?.id)
  const row = people[at] ?? people[0]
  const go = (step: number) => {
    const next = people[Math.max(0, at) + step]
    if (next) setActive({ id: next.id, column: active?.column ?? 'person' })
  }
  return (
    <>
      <div className={classes.card}>
        {row ? (
          <LinePicture row={row} side={side} />
        ) : (
          <p className={classes.none}>{t('lines.picture.none')}</p>
        )}
        {row && (
          <span className={classes.label}>
            {t('lines.picture.label', {
              who: columns.flatMap(({ key }) => row.words[key] || []).join(', ') || whoOf(row),
              size: sizeName(row.size),
            })}
          </span>
        )}
        {row && about.sides.length > 1 && (
          <SegmentedControl
            className={classes.sides!}
            size="xs"
            aria-label={t('lines.picture.side')}
            value={side}
            data={about.sides.map(value => ({ value, label: sideName(value) }))}
            onChange={setSide}
          />
        )}
        {people.length > 1 && (
          <span className={classes.steps}>
            <ActionIcon
              variant="default"
              size={32}
              aria-label={t('lines.picture.before')}
              disabled={at <= 0}
              onClick={() => go(-1)}
            >
              <IconChevronUp size={16} stroke={1.8} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size={32}
              aria-label={t('lines.picture.after')}
              disabled={Math.max(0, at) >= people.length - 1}
              onClick={() => go(1)}
            >
              <IconChevronDown size={16} stroke={1.8} />
            </ActionIcon>
          </span>
        )}
      </div>
      {row && at >= 0 && (
        <WholeNotes row={row} faults={faults.get(row.id) ?? []} found={findings.get(row.id) ?? []} />
      )}
    </>
  )
})

type NotesProps = {
  readonly row: ListRow
  readonly faults: readonly RowFault[]
  readonly found: readonly Finding[]
}

/** What the sheet has no room for: each to its end. */
function WholeNotes({ row, faults, found }: NotesProps) {
  const { t } = useTranslation()
  const faultText = useFaultText()
  const findingText = useFindingText()
  const notes = [
    ...faults.map(fault => ({ kind: 'refused', text: faultText(row, fault) })),
    ...found.map(finding => ({ kind: 'look', text: findingText(row, finding) })),
  ]
  if (notes.length === 0) return null
  return (
    <ul className={classes.notes} aria-label={t('lines.columns.look')}>
      {notes.map(({ kind, text }) => (
        <li key={text} data-kind={kind}>
          {text}
        </li>
      ))}
    </ul>
  )
}
