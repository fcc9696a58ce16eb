import { ActionIcon, Button, ColorInput, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconPlus, IconTrash } from '@tabler/icons-react'
import type { Techpack, TechpackArtwork, TechpackItem } from '@teamloom/contract/techpack-shape.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { cmText, inchesText } from '@teamloom/kit/length.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Drawings, useDrawings } from '#web/data/techpacks.ts'
import classes from '#web/features/techpack/artwork-section.module.css'
import { DecorationSettings } from '#web/features/techpack/decoration-settings.tsx'
import { FileComparison } from '#web/features/techpack/file-comparison.tsx'
import { PrintWidths } from '#web/features/techpack/print-widths.tsx'
import { ProductionFile } from '#web/features/techpack/production-file.tsx'
import sheet from '#web/features/techpack/techpack-sheet.module.css'
import type { EditField } from '#web/features/techpack/use-techpack-edits.ts'
import { call, ownAddress } from '#web/lib/api.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { Fault } from '#web/ui/fault.tsx'
import { Tag } from '#web/ui/tag.tsx'

type Props = {
  readonly techpack: Techpack
  readonly item: TechpackItem
  readonly artwork: TechpackArtwork
  readonly number: number
  readonly edit: EditField
}

const panes = [
  ['source', 'setOriginalBackground', 'original_background_color'],
  ['preview', 'setPreviewBackground', 'preview_background_color'],
  ['production', 'setProductionBackground', 'production_background_color'],
] as const

const mostCalibrationColors = 4
const kinds = { great: 'ok', acceptable: 'warning', poor: 'error' } as const

/** A decoration: its three files on their grounds, its colours, and what it is held against. */
export function ArtworkSection({ techpack, item, artwork, number, edit }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const drawings = useDrawings(techpack.id, item, locale)
  const ids = { techpackId: techpack.id, techpackItemId: item.id, techpackItemArtworkId: artwork.id }
  const { logoSize, production_decoration: production, decoration } = artwork
  const compared = production
    ? drawings.data?.comparisons.find(({ decorationId }) => decorationId === artwork.id)
    : undefined
  const filename = decoration.imageData?.filename ?? null
  const pictures = {
    source: artwork.previewUrl,
    preview: artwork.previewUrl,
    production: artwork.productionUrl,
  }
  const captions = {
    source: filename ?? t('techpack.noArtwork'),
    preview: decoration.imageData
      ? `${decoration.imageData.width} × ${Math.round(decoration.imageData.height)} px`
      : '',
    production: production?.filename ?? t('techpack.noProduction'),
  }
  return (
    <section aria-labelledby={`artwork-${item.id}-${artwork.id}`}>
      <div className={sheet.sectionHead}>
        <div className={sheet.titleLine}>
          <h3 id={`artwork-${item.id}-${artwork.id}`}>
            {t('techpack.artwork', { number, name: filename ?? decoration.name })}
          </h3>
          <Tag>{artwork.type[locale]}</Tag>
          <Tag>{artwork.placement.label[locale]}</Tag>
          {artwork.quality && (
            <Tag kind={kinds[artwork.quality]}>{t(`techpack.quality.${artwork.quality}`)}</Tag>
          )}
        </div>
        {logoSize && (
          <span className={sheet.soft}>
            {inchesText(logoSize.widthInInches, locale)} × {inchesText(logoSize.heightInInches, locale)},{' '}
            {cmText(logoSize.widthInInches, locale)} × {cmText(logoSize.heightInInches, locale)}
          </span>
        )}
      </div>
      <div className={classes.artwork}>
        {panes.map(([pane, setter, current]) => (
          <div key={pane}>
            <div className={classes.paneHead} role="radiogroup" aria-label={t(`techpack.grounds.${pane}`)}>
              <span>{t(`techpack.panes.${pane}`)}</span>
              {artwork.backgroundColors.map(color => (
                <button
                  key={color}
                  type="button"
                  role="radio"
                  aria-checked={artwork[current] === color}
                  aria-label={t(`techpack.ground.${color}`)}
                  className={classes.ground}
                  style={{ background: color }}
                  onClick={() =>
                    edit(`${artwork.id}/${pane}`, revision =>
                      call(techpackCalls[setter], { body: { ...ids, background: { color }, revision } }),
                    )
                  }
                />
              ))}
            </div>
            <div className={classes.pane} style={{ background: artwork[current] }}>
              {pictures[pane] && <img src={ownAddress(pictures[pane])} alt="" />}
            </div>
            <span className={sheet.soft}>{captions[pane]}</span>
          </div>
        ))}
        <div className={classes.calibration}>
          <Calibration
            colors={artwork.calibrationColors}
            onEdit={calibrationColors =>
              edit(`${artwork.id}/calibration`, revision =>
                call(techpackCalls.setCalibration, { body: { ...ids, calibrationColors, revision } }),
              )
            }
          />
          <ProductionFile techpack={techpack} item={item} artwork={artwork} edit={edit} />
        </div>
      </div>
      {compared && <FileComparison compared={compared} />}
      <ArtworkFacts artwork={artwork} drawings={drawings.data} />
      <PrintWidths
        techpack={techpack}
        item={item}
        artwork={artwork}
        placement={drawings.data?.placements.find(({ decorationId }) => decorationId === artwork.id)}
        edit={edit}
      />
      <DecorationSettings techpack={techpack} item={item} artwork={artwork} edit={edit} />
      <ul className={classes.colors}>
        {artwork.colors.map(({ name, code, label, chart, hex }) => (
          <li key={name}>
            <span className={classes.chip} style={{ background: hex }} />
            {locale === 'fr' ? `${name} ${label.fr}` : code} <span className={sheet.soft}>{chart}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How it is made, what is counted of it, and what is not settled. */
function ArtworkFacts({
  artwork,
  drawings,
}: {
  readonly artwork: TechpackArtwork
  readonly drawings: Drawings | undefined
}) {
  const locale = useLocale()
  const figures = drawings?.figures.find(({ decorationId }) => decorationId === artwork.id)?.rows ?? []
  const rows = [
    // Its size and inks stand beside it.
    ...artwork.rows
      .filter(({ label }) => label.en !== 'Size' && !label.en.startsWith('Ink '))
      .map(({ label, value }) => ({ label: label[locale], value: value[locale] })),
    ...figures,
  ]
  return (
    <>
      {rows.length > 0 && (
        <dl className={classes.facts}>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {artwork.checks.map(check => (
        <p key={check.en} className={`${sheet.warning} ${classes.check}`} role="note">
          <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
          {check[locale]}
        </p>
      ))}
    </>
  )
}

type Color = TechpackArtwork['calibrationColors'][number]

function isWhole({ hex }: Color): boolean {
  return /^#[0-9a-f]{6}$/i.test(hex)
}

function isSame(some: readonly Color[], others: readonly Color[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ name, hex }, i) => name.trim() === others[i]!.name && hex === others[i]!.hex)
  )
}

function Calibration({
  colors,
  onEdit,
}: {
  readonly colors: readonly Color[]
  readonly onEdit: (colors: Color[]) => void
}) {
  const { t } = useTranslation()
  const [changed, setChanged] = useState<readonly Color[]>()
  const drafts = changed ?? colors
  // It is kept now.
  if (changed && isSame(changed, colors)) setChanged(undefined)
  const change = (next: readonly Color[]) => {
    setChanged(next)
    if (next.every(isWhole)) onEdit([...next])
  }
  const replace = (at: number, color: Partial<Color>) =>
    change(drafts.map((each, i) => (i === at ? { ...each, ...color } : each)))
  return (
    <fieldset className={classes.fieldset}>
      <legend>
        {t('techpack.calibration')}{' '}
        <span className={sheet.soft}>
          {t('techpack.ofMost', { count: drafts.length, most: mostCalibrationColors })}
        </span>
      </legend>
      {drafts.map((color, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a colour has no other identity
        <div key={at} className={classes.calibrationRow}>
          <TextInput
            size="xs"
            maxLength={60}
            aria-label={t('techpack.colorName', { number: at + 1 })}
            value={color.name}
            onChange={event => replace(at, { name: event.currentTarget.value })}
          />
          <ColorInput
            size="xs"
            format="hex"
            withEyeDropper={false}
            fixOnBlur={false}
            error={!isWhole(color) && <Fault>{t('techpack.hexFault')}</Fault>}
            aria-label={t('techpack.colorHex', { number: at + 1 })}
            value={color.hex}
            onChange={hex => replace(at, { hex })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('techpack.removeColor', { number: at + 1 })}
            onClick={() => change(drafts.filter((_, i) => i !== at))}
          >
            <IconTrash size={16} stroke={1.6} />
          </ActionIcon>
        </div>
      ))}
      {drafts.length < mostCalibrationColors && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
          onClick={() => change([...drafts, { name: '', hex: '#1C1A18' }])}
        >
          {t('techpack.addColor')}
        </Button>
      )}
    </fieldset>
  )
}
