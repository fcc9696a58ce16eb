import { labelSheets, type Paper } from '@teamloom/commerce/collection/label-sheets.ts'
import type { PackedPerson } from '@teamloom/commerce/collection/packing.ts'
import type { Collection } from '@teamloom/contract/collection-shape.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/collection/packing-tab.module.css'
import { SheetFrame } from '#web/features/collection/sheet-frame.tsx'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly project: Collection['project']
  readonly people: readonly PackedPerson[]
  readonly paper: Paper
}

/** More than a sheet holds. */
const mostShown = 40

/** The first sheet of the packing list: everybody, with a box to tick for each design. */
export function PackingSheet({ project, people, paper }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [today] = useState(() => new Date())
  const pieces = people.reduce((sum, person) => sum + person.pieces, 0)
  const date = new Intl.DateTimeFormat(`${locale}-CA`, { dateStyle: 'medium' })
  return (
    <SheetFrame name={t('collection.prints.packing')} sheet={labelSheets[paper]}>
      <div className={classes.list}>
        <header>
          <span>
            {t('collection.prints.kicker', { team: project.teamName })}
            <b>{project.name}</b>
          </span>
          <span>
            {[
              t('collection.prints.people', countOf(people.length, locale)),
              t('collection.designs.pieces', countOf(pieces, locale)),
              date.format(today),
            ].join(', ')}
          </span>
        </header>
        <div className={classes.headings}>
          <span>{t('collection.byPerson.person')}</span>
          <span>{t('collection.prints.handed')}</span>
          <span>{t('collection.byPerson.pieces')}</span>
        </div>
        {people.slice(0, mostShown).map(({ name, lines, pieces: own }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two people may have the same name
          <div key={at} className={classes.person}>
            <b dir="auto">{name}</b>
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
      <footer className={classes.received}>
        {t('collection.prints.received')}
        <i />
      </footer>
    </SheetFrame>
  )
}
