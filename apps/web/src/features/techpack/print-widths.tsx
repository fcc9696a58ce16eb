import type { Techpack, TechpackArtwork, TechpackItem } from '@teamloom/contract/techpack-shape.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { eighthsText, inchesText, readEighths } from '@teamloom/kit/length.ts'
import { extentIn } from '@teamloom/techpack/print-bands.ts'
import { useTranslation } from 'react-i18next'
import type { Drawings } from '#web/data/techpacks.ts'
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
  readonly artwork: TechpackArtwork
  /** Undefined of what covers its piece, or has no pattern. */
  readonly placement: Drawings['placements'][number] | undefined
  readonly edit: EditField
}

const [least, most] = [0.25, 40]

/** How wide a print is in each size that is made: the design's own width, until another is typed. */
export function PrintWidths({ techpack, item, artwork, placement, edit }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { faults, onFault } = useFaults()
  const { logoSize, printWidths } = artwork
  if (!logoSize || !placement || placement.sizes.length === 0) return null
  const own = { widthInches: logoSize.widthInInches, heightInches: logoSize.heightInInches }
  const sizes = placement.sizes.map(({ sizeName }) => ({
    sizeName,
    label:
      item.techpackitemquantities.find(size => size.size_name === sizeName)?.displayLabel[locale] ?? sizeName,
    ...extentIn(own, printWidths, sizeName),
  }))
  const save = (sizeName: string, text: string) => {
    const inches = readEighths(text)
    const widthInches = inches === undefined || inches === own.widthInches ? null : inches
    return edit(`${artwork.id}/width/${sizeName}`, revision =>
      call(techpackCalls.setPrintWidths, {
        body: {
          techpackId: techpack.id,
          techpackItemId: item.id,
          techpackItemArtworkId: artwork.id,
          widths: [{ sizeName, widthInches }],
          revision,
        },
      }),
    )
  }
  const read = (text: string) => {
    // Nothing typed is the design's own.
    if (text.trim() === '') return eighthsText(own.widthInches)
    const inches = readEighths(text)
    return inches !== undefined && inches >= least && inches <= most ? eighthsText(inches) : undefined
  }
  return (
    <div className={sheet.scroll}>
      <table className={sheet.table}>
        <thead>
          <tr>
            <th scope="col">{t('techpack.printWidths')}</th>
            {sizes.map(({ sizeName, label }) => (
              <th key={sizeName} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('techpack.printWidth')}</th>
            {sizes.map(({ sizeName, label, widthInches }) => (
              <td key={sizeName}>
                <DraftField
                  size="xs"
                  saved={eighthsText(widthInches)}
                  read={read}
                  data-differs={sizeName in printWidths || undefined}
                  classNames={{ input: classes.quantity! }}
                  aria-label={`${t('techpack.printWidth')}, ${label}`}
                  onFault={onFault(label)}
                  onEdit={text => save(sizeName, text)}
                />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('techpack.printHeight')}</th>
            {sizes.map(({ sizeName, heightInches }) => (
              <td key={sizeName} className={sheet.sum}>
                {inchesText(heightInches, locale)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <div role="alert">
        {faults.length > 0 && <Fault>{t('techpack.widthFault', { fields: faults.join(', ') })}</Fault>}
      </div>
    </div>
  )
}
