import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useBlocker, useNavigate, useSearch } from '@tanstack/react-router'
import type { Pricing } from '@teamloom/catalog/definition.ts'
import { checkPricing } from '@teamloom/commerce/house/price-faults.ts'
import { raisePrices } from '@teamloom/commerce/house/raise-prices.ts'
import { isSame } from '@teamloom/commerce/orders/is-same.ts'
import { useTranslation } from 'react-i18next'
import { keyOf, useDefinitions } from '#web/data/definitions.ts'
import { useProducts } from '#web/data/designs.ts'
import { useSettings } from '#web/data/house.ts'
import { useMe } from '#web/data/user.ts'
import { PricesEditor } from '#web/features/shop-prices/prices-editor.tsx'
import { RaiseAll } from '#web/features/shop-prices/raise-all.tsx'
import { countChanges, type PriceDrafts } from '#web/features/shop-prices/use-price-draft.ts'
import { countOf } from '#web/lib/count.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import { useKept } from '#web/lib/use-kept.ts'
import { SettingsFrame } from '#web/screens/settings/settings-frame.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** What each product costs: for admins to set, for designers to read. */
export function PricesScreen() {
  const { t } = useTranslation()
  const locale = useLocale()
  const label = useLabel()
  const navigate = useNavigate()
  const { product: asked } = useSearch({ strict: false }) as { readonly product?: string }
  const { data: me } = useMe()
  const isReadOnly = me?.staffAbilities.includes('editPrices') !== true
  const settings = useSettings(me !== undefined)
  const products = useProducts()
  const kept = useKept<PriceDrafts>('prices', () => ({}))
  const list = products.data ?? []
  const shown = list.find(({ product }) => product.name === asked) ?? list[0]
  const refs = [shown, ...list.filter(({ product }) => product.name in kept.value)].flatMap(each =>
    each ? [{ family: each.family.name, product: each.product.name }] : [],
  )
  const { byKey } = useDefinitions(refs)
  const allSizesOf = (name: string) => {
    const item = list.find(({ product }) => product.name === name)
    return item && byKey.get(keyOf({ family: item.family.name, product: name }))?.sizes
  }
  const sizesOf = (name: string) => allSizesOf(name)?.map(size => size.name)
  const sizeText = (name: string) => {
    const size = shown && allSizesOf(shown.product.name)?.find(each => each.name === name)
    return size ? label(size.displayLabel) : name
  }
  const valueOf = (name: string) =>
    settings.data?.settings.find(({ key }) => key === `prices/${name}`)?.value as Pricing | undefined
  const sizeNames = shown && sizesOf(shown.product.name)
  const count = Object.entries(kept.value).reduce(
    (sum, [name, draft]) => sum + countChanges(valueOf(name), draft),
    0,
  )
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: () => count > 0 })
  const isWrong = Object.entries(kept.value).some(([name, draft]) => {
    const names = sizesOf(name)
    return names !== undefined && checkPricing(draft, names).length > 0
  })
  const raise = ({ hundredths, roundTo, ofAll }: { hundredths: number; roundTo: number; ofAll: boolean }) =>
    kept.set(before => {
      const names = ofAll ? list.map(({ product }) => product.name) : shown ? [shown.product.name] : []
      const raised = names.flatMap(name => {
        const value = before[name] ?? valueOf(name)
        const next = value && raisePrices(value, hundredths, roundTo)
        return next && !isSame(next, valueOf(name)) ? [[name, next] as const] : []
      })
      return { ...before, ...Object.fromEntries(raised) }
    })
  const isFailed = (settings.isError && !settings.data) || products.isError
  return (
    <SettingsFrame
      title={t('prices.title')}
      ability={['editPrices', 'editOrders']}
      tools={
        <>
          {shown && (
            <NativeSelect
              miw={220}
              aria-label={t('prices.product')}
              value={shown.product.name}
              data={list.map(({ product }) => ({
                value: product.name,
                label: product.name in kept.value ? `${label(product.label)} •` : label(product.label),
              }))}
              onChange={event =>
                void navigate({
                  to: '/settings/prices',
                  search: { product: event.currentTarget.value },
                  replace: true,
                })
              }
            />
          )}
          {count > 0 && <Tag kind="info">{t('prices.unset', countOf(count, locale))}</Tag>}
          {isReadOnly && me && <Tag>{t('prices.readOnly')}</Tag>}
          {shown && settings.data && !isReadOnly && (
            <RaiseAll product={label(shown.product.label)} onRaise={raise} />
          )}
        </>
      }
    >
      {isFailed && (
        <EmptyState
          icon={IconCloudOff}
          title={t('prices.failed')}
          action={
            <Button
              onClick={() => {
                void settings.refetch()
                void products.refetch()
              }}
            >
              {t('common.retry')}
            </Button>
          }
        />
      )}
      {!isFailed && (!settings.data || !shown || !sizeNames) && (
        <div role="status" aria-label={t('common.loading')}>
          <Skeleton height={420} radius={12} />
        </div>
      )}
      {settings.data && shown && sizeNames && (
        <PricesEditor
          key={shown.product.name}
          settings={settings.data}
          product={shown.product.name}
          sizeNames={sizeNames}
          sizeText={sizeText}
          drafts={kept.value}
          isOtherWrong={isWrong}
          isReadOnly={isReadOnly}
          onDrafts={drafts => kept.set(() => drafts)}
          onAskAnew={() => void settings.refetch()}
        />
      )}
    </SettingsFrame>
  )
}
