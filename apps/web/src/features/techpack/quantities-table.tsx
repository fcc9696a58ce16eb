import { Button } from '@mantine/core'
import type { Techpack, TechpackItem } from '@teamloom/contract/techpack-shape.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { useTranslation } from 'react-i18next'
import { DraftField } from '#web/features/techpack/draft-field.tsx'
import classes from '#web/features/techpack/quantities-table.module.css'
import sheet from '#web/features/techpack/techpack-sheet.module.css'
import { useFaults } from '#web/features/techpack/use-faults.ts'
import type { EditField } from '#web/features/techpack/use-techpack-edits.ts'
import { call } from '#web/lib/api.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { Fault } from '#web/ui/fault.tsx'

type Props = {
  readonly techpack: Techpack
  readonly item: TechpackItem
  readonly edit: EditField
}

const rows = [
  ['ORDER', 'order_quantity'],
  ['OVER', 'over_quantity'],
  ['QC', 'qc_quantity'],
  ['MARKETING', 'marketing_quantity'],
] as const

type Row = TechpackItem['techpackitemquantities'][number]
/** What is only suggested is not produced. */
export const madeOf = (size: Row) =>
  rows.reduce((sum, [, name]) => sum + size[name], 0) - (size.over_is_suggested ? size.over_quantity : 0)

/** Pieces of each size: ordered, over, for checks and marketing. */
export function QuantitiesTable({ techpack, item, edit }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const sizes = item.techpackitemquantities
  const { faults, onFault } = useFaults()
  const total = (of: (size: Row) => number) => sizes.reduce((sum, size) => sum + of(size), 0)
  const save = (field: (typeof rows)[number][0], sizeName: string, qty: number) =>
    edit(`${item.id}/${field}/${sizeName}`, revision =>
      call(techpackCalls.setSizes, {
        body: {
          techpackId: techpack.id,
          techpackItemId: item.id,
          sizes: [{ field, sizeName, qty }],
          revision,
        },
      }),
    )
  const suggested = sizes.filter(size => size.over_is_suggested || size.over_asked !== null)
  const accept = () =>
    edit(`${item.id}/OVER`, revision =>
      call(techpackCalls.setSizes, {
        body: {
          techpackId: techpack.id,
          techpackItemId: item.id,
          sizes: suggested.map(({ size_name, over_quantity, over_asked }) => ({
            field: 'OVER' as const,
            sizeName: size_name,
            qty: over_asked ?? over_quantity,
          })),
          revision,
        },
      }),
    )
  return (
    <section aria-labelledby={`quantities-${item.id}`}>
      <div className={sheet.sectionHead}>
        <h3 id={`quantities-${item.id}`}>{t('techpack.quantities')}</h3>
        <div className={sheet.titleLine}>
          {suggested.length > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={accept}>
              {t('techpack.accept')}
            </Button>
          )}
          <span className={sheet.soft}>
            {t('techpack.original', { count: total(size => size.original_quantity) })}
          </span>
        </div>
      </div>
      <div className={sheet.scroll}>
        <table className={sheet.table}>
          <thead>
            <tr>
              <th scope="col">{t('techpack.size')}</th>
              {sizes.map(({ size_name, displayLabel }) => (
                <th key={size_name} scope="col">
                  {displayLabel[locale]}
                </th>
              ))}
              <th scope="col">{t('techpack.total')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([field, kept]) => (
              <tr key={field}>
                <th scope="row">{t(`techpack.fields.${field}`)}</th>
                {sizes.map(size => {
                  const isSuggested = field === 'OVER' && size.over_is_suggested
                  const differs = field === 'ORDER' && size.order_quantity !== size.original_quantity
                  const note = isSuggested
                    ? t('techpack.suggested')
                    : field === 'OVER' && size.over_asked !== null
                      ? t('techpack.overAsked', { count: size.over_asked })
                      : differs
                        ? t('techpack.differs', { count: size.original_quantity })
                        : undefined
                  const name = `${t(`techpack.fields.${field}`)}, ${size.displayLabel[locale]}`
                  return (
                    <td key={size.size_name}>
                      <DraftField
                        size="xs"
                        inputMode="numeric"
                        saved={String(size[kept])}
                        read={readQuantity}
                        title={note}
                        data-suggested={isSuggested || undefined}
                        data-differs={differs || (field === 'OVER' && size.over_asked !== null) || undefined}
                        classNames={{ input: classes.quantity! }}
                        aria-label={`${name}${note ? `, ${note}` : ''}`}
                        onFault={onFault(name)}
                        onEdit={value => save(field, size.size_name, Number(value))}
                      />
                    </td>
                  )
                })}
                <td className={sheet.sum}>{total(size => size[kept])}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{t('techpack.produce')}</th>
              {sizes.map(size => (
                <td key={size.size_name} className={sheet.sum}>
                  {madeOf(size)}
                </td>
              ))}
              <td className={sheet.sum}>{total(madeOf)}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <div role="alert">
        {faults.length > 0 && <Fault>{t('techpack.quantityFault', { fields: faults.join('; ') })}</Fault>}
      </div>
    </section>
  )
}

/** Whole, not negative; nothing typed is none. */
function readQuantity(text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return '0'
  return /^\d{1,6}$/.test(trimmed) ? trimmed : undefined
}
