import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { CollectedDesign, Collection } from '@teamloom/contract/collection-shape.ts'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import { sidesToShow } from '@teamloom/design/sides-to-show.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { useSetCollectable } from '#web/data/collectable.ts'
import { useDescribeDesign } from '#web/data/collection.ts'
import { Card } from '#web/features/collection/card.tsx'
import classes from '#web/features/collection/designs-card.module.css'
import { Progress } from '#web/features/collection/progress.tsx'
import { requestSince } from '#web/features/collection/request-since.ts'
import { useSavedText } from '#web/features/collection/use-saved-text.ts'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { showToast } from '#web/lib/toast.tsx'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'
import { PriceCoach } from '#web/shown/price-coach.tsx'
import { Requested } from '#web/shown/requested.tsx'
import { Fault } from '#web/ui/fault.tsx'

type Props = {
  readonly collection: Collection
  /** All of the project's. */
  readonly designs: readonly DesignItem[]
}

/** The designs that people choose from, with what is collected of each; and those that could be added. */
export function DesignsCard({ collection, designs }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const setCollectable = useSetCollectable()
  const onPage = collection.designs.filter(design => design.collectable_since)
  const pieces = collection.designs.reduce((sum, { total }) => sum + total, 0)
  const others = designs.filter(
    ({ id, errorKey }) => !errorKey && !collection.designs.some(design => design.id === id),
  )
  const sum = t('collection.designs.sum', {
    designs: t('collection.designs.designs', countOf(onPage.length, locale)),
    pieces: t('collection.designs.pieces', countOf(pieces, locale)),
  })
  return (
    <>
      <Card title={t('collection.designs.title')} aside={<span className="figures">{sum}</span>}>
        {collection.designs.length === 0 && <p className={classes.none}>{t('collection.designs.none')}</p>}
        <PriceCoach designs={onPage} currency={collection.currency} />
        <ul className={classes.list}>
          {collection.designs.map(design => (
            <DesignRow
              key={design.id}
              collection={collection}
              design={design}
              request={requestSince(design, designs)}
            />
          ))}
        </ul>
      </Card>
      {others.length > 0 && (
        <Card title={t('collection.designs.also')}>
          <ul className={classes.others}>
            {others.map(({ id, name, images, decoratedSides }) => (
              <li key={id}>
                <span className={classes.small}>
                  <GarmentPicture url={sidesToShow(images, decoratedSides).first?.url} alt="" sizes="56px" />
                </span>
                <div>
                  <span className={classes.otherName}>{name ?? t('common.untitled')}</span>
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
                    aria-label={t('collection.designs.addNamed', { name: name ?? t('common.untitled') })}
                    onClick={() => setCollectable.mutate({ designId: id, collectable: true })}
                  >
                    {t('collection.designs.add')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

type RowProps = {
  readonly collection: Collection
  readonly design: CollectedDesign
  readonly request: DesignItem['request']
}

function DesignRow({ collection, design, request }: RowProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const describe = useDescribeDesign(collection.project.id)
  const setCollectable = useSetCollectable()
  const name = design.name ?? t('common.untitled')
  const about = useSavedText(design.description ?? '', description =>
    describe.mutateAsync({ designId: design.id, description }),
  )
  const takeOff = () =>
    setCollectable.mutate(
      { designId: design.id, collectable: false },
      {
        onSuccess: () =>
          showToast({
            key: `off ${design.id}`,
            kind: 'info',
            message: t('collection.designs.takenOff', { name }),
            action: {
              label: t('collection.byPerson.undo'),
              run: () => setCollectable.mutate({ designId: design.id, collectable: true }),
            },
          }),
      },
    )
  return (
    <li className={classes.row}>
      <span className={classes.picture}>
        <GarmentPicture
          url={sidesToShow(design.images, design.decoratedSides).first?.url}
          alt=""
          sizes="72px"
        />
      </span>
      <div className={classes.words}>
        <div className={classes.head}>
          <h3>{name}</h3>
          {request && <Requested request={request} />}
        </div>
        {design.collectable_since ? (
          <TextInput
            size="sm"
            aria-label={t('collection.designs.description', { name })}
            placeholder={t('collection.designs.describe')}
            maxLength={5000}
            value={about.text}
            error={about.isRefused && <Fault>{t('collection.notSaved')}</Fault>}
            onBlur={about.leave}
            onChange={event => about.change(event.currentTarget.value)}
          />
        ) : (
          <p className={classes.none}>{t('collection.designs.offPage')}</p>
        )}
      </div>
      <div className={classes.figures}>
        <p className={classes.pieces}>
          <b className="figures">{numberText(design.total, locale)}</b>{' '}
          {t(`collection.designs.countWord.${design.product.soldAs}`, { count: design.total })}
        </p>
        <Progress progress={design.progress} soldAs={design.product.soldAs} currency={collection.currency} />
      </div>
      {design.collectable_since ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('collection.designs.takeOff', { name })}
          onClick={takeOff}
        >
          <IconX size={18} stroke={1.6} />
        </ActionIcon>
      ) : (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('collection.designs.addNamed', { name })}
          onClick={() => setCollectable.mutate({ designId: design.id, collectable: true })}
        >
          <IconPlus size={18} stroke={1.6} />
        </ActionIcon>
      )}
    </li>
  )
}
