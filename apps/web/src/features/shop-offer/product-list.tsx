import { Chip, Group, Switch, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { DataOf } from '@teamloom/contract/call.ts'
import type { generatorCalls } from '@teamloom/contract/generator.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/shop-offer/offer.module.css'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'
import { Tag } from '#web/ui/tag.tsx'

type Item = DataOf<typeof generatorCalls.products>[number]

type Props = {
  readonly products: readonly Item[]
  readonly shown: string
  readonly isOffered: (product: string) => boolean
  readonly isChanged: (product: string) => boolean
  readonly isReadOnly: boolean
  readonly onShow: (product: string) => void
  readonly onOffer: (product: string, isOffered: boolean) => void
}

const filters = ['all', 'offered', 'retired'] as const
type Filter = (typeof filters)[number]

/** Every product with whether it is offered, to be found by its name or family's. */
export function ProductList(props: Props) {
  const { products, shown, isOffered, isChanged, isReadOnly, onShow, onOffer } = props
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  const passes: Readonly<Record<Filter, (item: Item) => boolean>> = {
    all: () => true,
    offered: ({ product }) => isOffered(product.name),
    retired: ({ product }) => !isOffered(product.name),
  }
  const plain = (text: string) => text.toLocaleLowerCase(locale).trim()
  const found = products
    .filter(passes[filter])
    .filter(({ family, product }) =>
      plain(`${label(product.label)} ${label(family.label)}`).includes(plain(search)),
    )
  return (
    <section className={classes.list} aria-label={t('shop.offer.products')}>
      <div className={classes.find}>
        <TextInput
          type="search"
          aria-label={t('shop.offer.search')}
          placeholder={t('shop.offer.search')}
          leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
          value={search}
          onChange={event => setSearch(event.currentTarget.value)}
        />
        <Chip.Group value={filter} onChange={value => setFilter(value as Filter)}>
          <Group gap={8} role="group" aria-label={t('shop.offer.filters.label')}>
            {filters.map(each => (
              <Chip key={each} value={each} size="sm" icon={null}>
                {t(`shop.offer.filters.${each}`, { n: products.filter(passes[each]).length })}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </div>
      {found.length === 0 && <p className={classes.none}>{t('shop.offer.none')}</p>}
      <ul className={classes.products}>
        {found.map(item => {
          const { name } = item.product
          return (
            <li key={name} data-shown={name === shown || undefined}>
              <button
                type="button"
                className={classes.product}
                aria-current={name === shown ? 'true' : undefined}
                onClick={() => onShow(name)}
              >
                <span className={classes.picture}>
                  <GarmentPicture url={item.image} alt="" sizes="40px" fallback={<span />} />
                </span>
                <span>
                  <b>
                    {label(item.product.label)}
                    {isChanged(name) && ' •'}
                  </b>
                  <small>{`${label(item.family.label)}, ${label(item.cloth).toLocaleLowerCase(locale)}`}</small>
                </span>
              </button>
              {!isOffered(name) && <Tag>{t('shop.offer.retired')}</Tag>}
              <Switch
                aria-label={t('shop.offer.offeredOf', { name: label(item.product.label) })}
                checked={isOffered(name)}
                disabled={isReadOnly}
                onChange={event => onOffer(name, event.currentTarget.checked)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
