import type { MachineFileOf } from '@teamloom/contract/techpack-machine.ts'
import { decimalText, numberFormat } from '@teamloom/kit/number-format.ts'
import { useTranslation } from 'react-i18next'
import { FileRow } from '#web/features/techpack/machine/file-row.tsx'
import { MachineChecks } from '#web/features/techpack/machine/machine-checks.tsx'
import sheet from '#web/features/techpack/techpack-sheet.module.css'
import { useLocale } from '#web/lib/i18n.ts'

/** The gang sheets of what is printed, or of what is cut out of one film. */
export function GangFiles({ files }: { readonly files: readonly MachineFileOf<'gang'>[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [first] = files
  if (!first) return null
  const { figures, checks, group } = first
  const inches = (value: number) => numberFormat(locale).format(Math.round(10 * value) / 10)
  const film = figures?.film
  const title = group.startsWith('cut-')
    ? t('techpack.machine.gang.cut', {
        film: film ? `${film.code}, ${t(`techpack.machine.gang.finishes.${film.finish}`)}` : group.slice(4),
      })
    : t('techpack.machine.gang.printed')
  const note = figures
    ? [
        t('techpack.machine.gang.images', {
          count: figures.images,
          one: numberFormat(locale).format(figures.images),
        }),
        ...(figures.personal > 0
          ? [
              t('techpack.machine.gang.personal', {
                count: figures.personal,
                one: numberFormat(locale).format(figures.personal),
              }),
            ]
          : []),
      ].join(', ')
    : ''
  return (
    <FileRow
      title={title}
      note={note}
      files={files}
      told={
        figures && (
          <>
            <span>
              {t('techpack.machine.gang.sheets', {
                count: figures.lengthsInches.length,
                roll: inches(figures.rollInches),
                used: decimalText(100 * figures.used, 0, locale),
              })}
            </span>
            <span className={sheet.soft}>
              {t('techpack.machine.gang.lengths', {
                lengths: figures.lengthsInches.map(inches).join(' + '),
              })}
            </span>
            <MachineChecks
              checks={checks}
              told={({ key, values: [one = 0] }) =>
                t(`techpack.machine.check.${key}`, { count: one, one: numberFormat(locale).format(one) })
              }
            />
          </>
        )
      }
    />
  )
}
