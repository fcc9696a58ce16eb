import { labelSheets, type Paper } from '@teamloom/commerce/collection/label-sheets.ts'
import { type PackedEntry, packingList } from '@teamloom/commerce/collection/packing.ts'
import type { Collection } from '@teamloom/contract/collection-shape.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/collection/packing-tab.module.css'
import { SheetFrame } from '#web/features/collection/sheet-frame.tsx'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly project: Collection['project']
  readonly entries: readonly PackedEntry[]
  readonly paper: Paper
}

/** More than a sheet holds. */
const mostShown = 40

/** The first sheet of the packing list: everybody, with a box to tick for each design. */
export function PackingSheet({ project, entries, paper }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const people = packingList(entries)
  const pieces = people.reduce((sum, person) => sum + person.pieces, 0)
  const sum = [
    t('collection.prints.people', countOf(people.length, locale)),
    t('collection.designs.pieces', countOf(pieces, locale)),
  ].join(', ')
  return (
    <SheetFrame
      project={project}
      print="packing"
      sum={sum}
      sheet={labelSheets[paper]}
      query={`?paper=${paper}`}
    >
      <div className={classes.list}>
        <header>
          <span>
            {t('collection.prints.kicker', { team: project.teamName })}
            <b>{project.name}</b>
          </span>
          <span>{sum}</span>
        </header>
        {people.slice(0, mostShown).map(({ firstName, lastName, lines, pieces: own }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two people may have the same name
          <div key={at} className={classes.person}>
            <b dir="auto">{[lastName, firstName].filter(Boolean).join(', ')}</b>
            <div className={classes.lines}>
              {lines.map(({ design, sizes }) => (
                <span key={design}>
                  <i className={classes.box} />
                  {design}
                  <b>{sizes}</b>
                </span>
              ))}
            </div>
            <span>{own}</span>
          </div>
        ))}
      </div>
    </SheetFrame>
  )
}
