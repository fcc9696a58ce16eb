import { labelSheets, labelsOnSheet, type Paper } from '@teamloom/commerce/collection/label-sheets.ts'
import type { Label } from '@teamloom/commerce/collection/packing.ts'
import type { Collection } from '@teamloom/contract/collection-shape.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/collection/packing-tab.module.css'
import { SheetFrame } from '#web/features/collection/sheet-frame.tsx'

type Props = {
  readonly project: Collection['project']
  readonly labels: readonly Label[]
  readonly paper: Paper
  /** The first label that is not used yet. */
  readonly from: number
}

/** The first sheet of labels, one for each piece. */
export function LabelSheet({ project, labels, paper, from }: Props) {
  const { t } = useTranslation()
  const sheet = labelSheets[paper]
  const percent = (inches: number, of: number) => `${(100 * inches) / of}%`
  return (
    <SheetFrame name={t('collection.prints.labels')} sheet={sheet}>
      {labels
        .slice(0, labelsOnSheet(sheet) - from + 1)
        .map(({ name, design, size, words, number, of }, at) => {
          const slot = at + from - 1
          const left = sheet.left + (slot % sheet.columns) * (sheet.labelWidth + sheet.gap)
          const top = sheet.top + Math.floor(slot / sheet.columns) * sheet.labelHeight
          return (
            <div
              key={slot}
              className={classes.label}
              style={{
                left: percent(left, sheet.width),
                top: percent(top, sheet.height),
                width: percent(sheet.labelWidth, sheet.width),
                height: percent(sheet.labelHeight, sheet.height),
              }}
            >
              <span>
                <b dir="auto">{name}</b>
                {words ? `${design} · ${words}` : design}
                <small>
                  {of > 1
                    ? t('collection.prints.piece', { team: project.teamName, number, of })
                    : project.teamName}
                </small>
              </span>
              <strong>{size}</strong>
            </div>
          )
        })}
    </SheetFrame>
  )
}
