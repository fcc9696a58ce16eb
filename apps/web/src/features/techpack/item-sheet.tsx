import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { IconAlertTriangle, IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Techpack, TechpackItem } from '@teamloom/contract/techpack-shape.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type TechpackOf, useDrawings } from '#web/data/techpacks.ts'
import { ArtworkSection } from '#web/features/techpack/artwork-section.tsx'
import { DraftField } from '#web/features/techpack/draft-field.tsx'
import classes from '#web/features/techpack/item-sheet.module.css'
import { KnitSettings } from '#web/features/techpack/knit-settings.tsx'
import { MeasureTable } from '#web/features/techpack/measure-table.tsx'
import { PlacementTable } from '#web/features/techpack/placement-table.tsx'
import { QuantitiesTable } from '#web/features/techpack/quantities-table.tsx'
import sheet from '#web/features/techpack/techpack-sheet.module.css'
import type { EditField } from '#web/features/techpack/use-techpack-edits.ts'
import { call } from '#web/lib/api.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { loadCode } from '#web/lib/load-code.ts'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'
import { useSideName } from '#web/shown/side-name.ts'
import { LaterLink } from '#web/ui/later-link.tsx'

/** Machine files come with what reads stitches, which the rest does not need. */
const MachineFiles = lazy(async () => ({
  default: (await loadCode(() => import('#web/features/techpack/machine/machine-files.tsx'))).MachineFiles,
}))

type Props = {
  readonly of: TechpackOf
  readonly techpack: Techpack
  readonly item: TechpackItem
  readonly edit: EditField
}

/** One ordered design as a workshop has it. */
export function ItemSheet({ of, techpack, item, edit }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { specifications, changes } = item
  const [shown, setShown] = useState<'techpack' | 'machine'>('techpack')
  const setVersion = (version: string) =>
    edit(`${item.id}/version`, revision =>
      call(techpackCalls.setVersion, {
        body: { techpackId: techpack.id, techpackItemId: item.id, version, revision },
      }),
    )
  return (
    <article className={classes.sheet} aria-labelledby={`item-${item.id}`}>
      <header className={classes.sheetHead}>
        <div>
          <span className={sheet.soft}>{techpack.project_name}</span>
          <h2 id={`item-${item.id}`}>{nameOf(item, locale)}</h2>
        </div>
        <dl className={classes.facts}>
          <div>
            <dt>{t('techpack.projectNumber')}</dt>
            <dd>{techpack.project_number ?? '–'}</dd>
          </div>
          <div>
            <dt>{t('techpack.product')}</dt>
            <dd>{specifications ? `${specifications.product[locale]} ${specifications.version}` : '–'}</dd>
          </div>
          <div>
            <dt>{t('techpack.version')}</dt>
            <dd>
              <DraftField
                size="xs"
                maxLength={40}
                w={84}
                aria-label={t('techpack.version')}
                fault={t('techpack.versionFault')}
                saved={item.version}
                onEdit={setVersion}
              />
            </dd>
          </div>
        </dl>
        <LaterLink
          path="/purchased/$orderType/$orderId/design/$designId/from/$historyFrom"
          params={{
            orderType: of.type,
            orderId: of.id,
            designId: item.purchased_item.design_id,
            historyFrom: 'techpack',
          }}
        >
          {link => (
            <Link
              className={classes.studio}
              {...link}
              aria-label={t('preorder.studioOf', { name: nameOf(item, locale) })}
            >
              <IconExternalLink size={16} stroke={1.6} aria-hidden />
              {t('preorder.studio')}
            </Link>
          )}
        </LaterLink>
      </header>
      {item.hindrances.map(hindrance => (
        <p key={hindrance.en} className={sheet.warning} role="note">
          <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
          {t('techpack.notForProduction', { why: hindrance[locale] })}
        </p>
      ))}
      {item.isDeprecated && (
        <p className={sheet.warning} role="note">
          <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
          {t('techpack.deprecated')}
        </p>
      )}
      {changes && (
        <details className={classes.changes}>
          <summary>
            {t('techpack.changed', { count: changes.differences.length, release: changes.since })}
          </summary>
          <ul>
            {changes.differences.map(({ key, label, before, after }) => (
              <li key={key}>
                {label[locale]}
                {colon[locale]}
                <s>{before?.[locale] ?? t('techpack.none')}</s> {after?.[locale] ?? t('techpack.none')}
              </li>
            ))}
          </ul>
          {item.nextVersion && (
            <Button size="xs" variant="default" onClick={() => setVersion(item.nextVersion!)}>
              {t('techpack.nextVersion', { version: item.nextVersion })}
            </Button>
          )}
        </details>
      )}
      <SegmentedControl
        className={classes.shown!}
        aria-label={t('techpack.machine.shown', { name: nameOf(item, locale) })}
        value={shown}
        onChange={value => setShown(value as typeof shown)}
        data={[
          { value: 'techpack', label: t('techpack.title') },
          { value: 'machine', label: t('techpack.machine.title') },
        ]}
      />
      {shown === 'machine' ? (
        <Suspense fallback={<Skeleton height={360} radius={12} />}>
          <MachineFiles techpack={techpack} item={item} edit={edit} />
        </Suspense>
      ) : (
        <>
          <Views techpack={techpack} item={item} />
          <QuantitiesTable techpack={techpack} item={item} edit={edit} />
          <KnitSettings techpack={techpack} item={item} edit={edit} />
          {item.techpackitemartworks.map((artwork, i) => (
            <ArtworkSection
              key={artwork.id}
              techpack={techpack}
              item={item}
              artwork={artwork}
              number={i + 1}
              edit={edit}
            />
          ))}
        </>
      )}
    </article>
  )
}

export const colon = { en: ': ', fr: '\u00a0: ' } as const

export function nameOf({ purchased_item }: TechpackItem, locale: 'en' | 'fr'): string {
  return purchased_item.designName ?? purchased_item.designState.product.label[locale]
}

/** More materials would leave the room under the pictures empty: they stand there. */
const mostBeside = 6

function Views({ techpack, item }: Pick<Props, 'techpack' | 'item'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  const sideName = useSideName()
  const [shown, setShown] = useState<'pictures' | 'drawings'>('pictures')
  const { data: drawn } = useDrawings(techpack.id, item, locale)
  const charts = [...new Set(item.specifications?.materials.map(({ color }) => color.chart))].filter(Boolean)
  return (
    <section aria-labelledby={`views-${item.id}`}>
      <div className={sheet.sectionHead}>
        <h3 id={`views-${item.id}`}>{t('techpack.views')}</h3>
        <SegmentedControl
          size="xs"
          aria-label={t('techpack.views')}
          value={shown}
          onChange={value => setShown(value as typeof shown)}
          data={[
            { value: 'pictures', label: t('techpack.pictures') },
            { value: 'drawings', label: t('techpack.drawings') },
          ]}
        />
      </div>
      <div
        className={classes.views}
        data-long={(item.specifications?.materials.length ?? 0) > mostBeside || undefined}
      >
        {shown === 'pictures' ? (
          <div className={classes.pictures}>
            {item.images.map(({ side, url }, at) => (
              <figure key={side}>
                <figcaption>{sideName(side)}</figcaption>
                <div className={classes.picture}>
                  <GarmentPicture
                    url={url}
                    alt={`${nameOf(item, locale)}, ${sideName(side)}`}
                    sizes={at < 2 ? '(min-width: 1200px) 440px, 320px' : '(min-width: 1200px) 180px, 140px'}
                  />
                  <OverPicture svg={drawn?.overPictures[side as 'front']} />
                </div>
              </figure>
            ))}
          </div>
        ) : (
          <Drawings techpack={techpack} item={item} />
        )}
        <div>
          <h4>{t('techpack.materials')}</h4>
          <ul className={classes.materials}>
            {item.specifications?.materials.map(material => (
              <li key={material.slot}>
                <span className={classes.swatch} style={{ background: material.color.hex }} />
                <span>
                  <strong>
                    {material.number}. {material.part[locale]}
                    {material.what[locale] !== material.part[locale] &&
                      `${colon[locale]}${material.what[locale]}`}
                  </strong>
                  <span className={sheet.soft}>
                    {[material.fabric[locale], material.facts?.[locale]].filter(Boolean).join(', ')}
                  </span>
                </span>
                <span className={classes.code} title={material.color.chart}>
                  {material.color.label[locale]}
                  <span className={sheet.soft}>{material.color.name}</span>
                </span>
              </li>
            ))}
            {drawn?.supplies.map(supply => (
              <li key={supply.name}>
                <span />
                <span>
                  <strong>
                    {supply.number}. {supply.what[locale]}
                  </strong>
                  <span className={sheet.soft}>
                    {supply.style[locale]}, {supply.facts[locale]}
                  </span>
                </span>
                <span className={`${classes.code} ${sheet.soft}`}>{supply.color[locale]}</span>
              </li>
            ))}
          </ul>
          {charts.length > 0 && (
            <p className={classes.charts}>{t('techpack.charts', { charts: charts.join(', ') })}</p>
          )}
        </div>
      </div>
    </section>
  )
}

/** What is measured on a picture, over it; the tables say the same in words. */
function OverPicture({ svg }: { readonly svg: string | undefined }) {
  if (!svg) return null
  return <img className={classes.over} src={drawingUrl(svg)} alt="" />
}

function drawingUrl(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}

function Drawings({ techpack, item }: Pick<Props, 'techpack' | 'item'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  const sideName = useSideName()
  const drawings = useDrawings(techpack.id, item, locale)
  if (drawings.isPending) return <p className={sheet.soft}>{t('techpack.drawing')}</p>
  if (drawings.isError || drawings.data.flats.length === 0)
    return <p className={sheet.soft}>{t('techpack.noDrawings')}</p>
  const sizeLabel = (name: string) =>
    item.techpackitemquantities.find(size => size.size_name === name)?.displayLabel[locale] ?? name
  const nameOfArtwork = (id: string) => {
    const number = item.techpackitemartworks.findIndex(artwork => artwork.id === id)
    const decoration = item.techpackitemartworks[number]?.decoration
    return t('techpack.artwork', {
      number: number + 1,
      name: decoration?.imageData?.filename ?? decoration?.name ?? '',
    })
  }
  return (
    <div>
      <div className={classes.flats}>
        {drawings.data.flats.flatMap(({ side, svg, plainSvg, placingSvg }) =>
          [svg, plainSvg, placingSvg].map((drawing, i) => (
            <img
              // In colours, in line with measures, in line with the decorations.
              key={`${side} ${i}`}
              src={drawingUrl(drawing)}
              alt={`${t('techpack.drawings')}, ${sideName(side)}`}
            />
          )),
        )}
        {drawings.data.details.map(({ name, label, svg }) => (
          <img key={name} src={drawingUrl(svg)} alt={label[locale]} />
        ))}
      </div>
      <MeasureTable points={drawings.data.points} sizeLabel={sizeLabel} />
      {drawings.data.placements.map(placement => (
        <PlacementTable
          key={`${placement.decorationId} ${placement.piece.en}`}
          placement={placement}
          name={nameOfArtwork(placement.decorationId)}
          sizeLabel={sizeLabel}
        />
      ))}
    </div>
  )
}
