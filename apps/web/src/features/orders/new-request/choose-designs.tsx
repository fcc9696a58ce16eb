import { Skeleton } from '@mantine/core'
import { IconExternalLink, IconHanger, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { mostOfSize } from '@teamloom/commerce/pricing/size-quantities.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFoundDesign } from '#web/data/desk.ts'
import type { Customer } from '#web/data/quotes.ts'
import { DesignTiles } from '#web/features/orders/design-tiles.tsx'
import type { ChosenDesign } from '#web/features/orders/new-request/chosen-designs.ts'
import classes from '#web/features/orders/new-request/new-request.module.css'
import { NewSizes } from '#web/features/orders/preorder/new-sizes.tsx'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import { parseQuantity } from '#web/lib/parse-quantity.ts'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'
import { Fault } from '#web/ui/fault.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Props = {
  readonly customer: Customer
  readonly chosen: readonly ChosenDesign[]
  readonly onChosen: (change: (before: readonly ChosenDesign[]) => readonly ChosenDesign[]) => void
  /** Faults are said from now on. */
  readonly isTried: boolean
}

/** Designs of the customer's, each with its quantities; a new one is made in the studio of one of their teams. */
export function ChooseDesigns({ customer, chosen, onChosen, isTried }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const ids = new Set(chosen.map(({ id }) => id))
  const left = customer.designs.filter(({ id }) => !ids.has(id))
  const drop = (id: string) => onChosen(before => before.filter(each => each.id !== id))
  return (
    <>
      {chosen.map(design => (
        <ChosenSizes
          key={design.id}
          userId={customer.id}
          design={design}
          about={customer.designs.find(({ id }) => id === design.id)}
          isTried={isTried}
          onChange={change =>
            onChosen(before => before.map(each => (each.id === design.id ? change(each) : each)))
          }
          onRemove={() => drop(design.id)}
        />
      ))}
      {isTried && chosen.length === 0 && <Fault>{t('newRequest.noDesign')}</Fault>}
      {customer.designs.length === 0 && <p className={classes.quiet}>{t('newRequest.noDesigns')}</p>}
      {left.length > 0 && (
        <DesignTiles
          label={t('newRequest.choose')}
          tiles={left.map(({ id, name, projectName, product, images }) => ({
            id,
            name: name ?? t('common.untitled'),
            about: `${label(product.label)}, ${projectName}`,
            url: images[0]?.url,
          }))}
          onChoose={id => onChosen(before => [...before, { id, texts: {}, sizes: [], missing: null }])}
        />
      )}
      <Teams customer={customer} />
    </>
  )
}

/** Where a new design is made: in a team that one is in; another is joined first. */
function Teams({ customer }: Pick<Props, 'customer'>) {
  const { t } = useTranslation()
  const ours = customer.teams.filter(({ isMember }) => isMember)
  return (
    <div className={classes.teams}>
      {ours.map(({ id, name }) => (
        <Link
          key={id}
          className={classes.link}
          to="/team/$teamId/projects"
          params={{ teamId: id }}
          target="_blank"
        >
          <IconExternalLink size={16} stroke={1.6} aria-hidden />
          {t('newRequest.newDesign', { team: name })}
        </Link>
      ))}
      {ours.length < customer.teams.length && <p className={classes.quiet}>{t('newRequest.joinFirst')}</p>}
    </div>
  )
}

type SizesProps = {
  readonly userId: string
  readonly design: ChosenDesign
  readonly about: Customer['designs'][number] | undefined
  readonly isTried: boolean
  readonly onChange: (change: (before: ChosenDesign) => ChosenDesign) => void
  readonly onRemove: () => void
}

function ChosenSizes({ userId, design, about, isTried, onChange, onRemove }: SizesProps) {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const id = useId()
  const found = useFoundDesign(design.id, userId)
  const name = about?.name ?? t('common.untitled')
  const definition = found.data?.productDefinition
  const sizes = definition?.sizes.filter(({ display }) => display.displayable) ?? []
  const total = design.sizes.reduce((sum, { qty }) => sum + qty, 0)
  const minimum = definition?.pricing.minQty ?? 0
  const isSense = Object.values(design.texts).every(text => parseQuantity(text).qty !== undefined)
  const type = (size: string, text: string) =>
    onChange(before => {
      const texts = { ...before.texts, [size]: text }
      const quantities = sizes.map(each => ({
        name: each.name,
        qty: parseQuantity(texts[each.name] ?? '').qty ?? 0,
      }))
      const sum = quantities.reduce((all, { qty }) => all + qty, 0)
      const isWhole = Object.values(texts).every(each => parseQuantity(each).qty !== undefined)
      return { ...before, texts, sizes: quantities, missing: isWhole ? Math.max(0, minimum - sum) : null }
    })
  const problem =
    !isSense || (isTried && (design.missing ?? 1) > 0)
      ? isSense
        ? t('preorder.add.minimum', {
            n: numberText(total, locale),
            minimum: numberText(minimum, locale),
            more: numberText(minimum - total, locale),
          })
        : t('preorder.wholeNumbers', { most: numberText(mostOfSize, locale) })
      : undefined
  return (
    <fieldset className={classes.design}>
      <legend className={classes.hidden}>{name}</legend>
      <span className={classes.picture}>
        <GarmentPicture
          url={about?.images[0]?.url}
          alt=""
          sizes="76px"
          fallback={<IconHanger size={28} stroke={1.2} />}
        />
      </span>
      <div className={classes.body}>
        <div className={classes.head}>
          <b>{name}</b>
          <span className={classes.quiet}>{about && label(about.product.label)}</span>
          <button
            type="button"
            className={classes.remove}
            aria-label={t('preorder.remove', { name })}
            onClick={onRemove}
          >
            <IconTrash size={16} stroke={1.6} aria-hidden />
          </button>
        </div>
        {found.isPending && <Skeleton height={58} radius={8} />}
        {found.isError && <Notice kind="error" text={t('newRequest.designFailed')} />}
        <NewSizes sizes={sizes} texts={design.texts} describedBy={`${id}-pieces`} onText={type} />
        <div id={`${id}-pieces`} aria-live="polite">
          {problem ? (
            <Fault>{problem}</Fault>
          ) : (
            <p className={classes.quiet}>
              {t('newRequest.pieces', {
                n: numberText(total, locale),
                minimum: numberText(minimum, locale),
              })}
            </p>
          )}
        </div>
      </div>
    </fieldset>
  )
}
