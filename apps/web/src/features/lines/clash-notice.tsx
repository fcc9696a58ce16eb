import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Clash } from '@teamloom/commerce/lines/merge-lists.ts'
import { useTranslation } from 'react-i18next'
import { typedOf } from '#web/features/lines/columns.ts'
import { useListHeld, useListState } from '#web/features/lines/list-context.ts'
import classes from '#web/features/lines/notices.module.css'
import { useColumnName, useWho } from '#web/features/lines/use-line-words.ts'

const fewShown = 6

/** Cells that were changed elsewhere too, and otherwise: saving waits until one of both is chosen. */
export function ClashNotice() {
  const { t } = useTranslation()
  const { session, columns } = useListHeld()
  const clashes = useListState(state => state.clashes)
  const whoOf = useWho()
  const nameOf = useColumnName()
  if (clashes.length === 0) return null
  const told = ({ field, mine, theirs }: Clash) => {
    const column = columns.find(({ key }) => key === field)
    if (!column) return null
    const text = (row: Clash['mine']) => typedOf(row, column) || t('lines.clash.nothing')
    return t('lines.clash.cell', {
      who: whoOf(mine),
      column: nameOf(column),
      mine: text(mine),
      theirs: text(theirs),
    })
  }
  return (
    <div className={classes.notice} data-kind="warn" role="alert">
      <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
      <div>
        <b>{t('lines.clash.title')}</b>
        <p>{t('lines.clash.text')}</p>
        <ul>
          {clashes.slice(0, fewShown).map(clash => (
            <li key={`${clash.id} ${clash.field}`}>{told(clash)}</li>
          ))}
          {clashes.length > fewShown && <li>…</li>}
        </ul>
      </div>
      <Button size="sm" onClick={() => session.choose('mine')}>
        {t('lines.clash.mine')}
      </Button>
      <Button size="sm" variant="default" onClick={() => session.choose('theirs')}>
        {t('lines.clash.theirs')}
      </Button>
    </div>
  )
}
