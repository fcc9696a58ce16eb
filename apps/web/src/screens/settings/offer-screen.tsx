import { Button, Skeleton } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useBlocker, useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useProducts } from '#web/data/designs.ts'
import { useSettings } from '#web/data/house.ts'
import { useMe } from '#web/data/user.ts'
import { FontsOffer } from '#web/features/shop-offer/fonts-offer.tsx'
import { type OfferDrafts, OfferEditor } from '#web/features/shop-offer/offer-editor.tsx'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { useKept } from '#web/lib/use-kept.ts'
import { SettingsFrame } from '#web/screens/settings/settings-frame.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** What the shop offers: for admins to set, for designers to read. */
export function OfferScreen() {
  const { t } = useTranslation()
  const locale = useLocale()
  const navigate = useNavigate()
  const { product: asked } = useSearch({ strict: false }) as { readonly product?: string }
  const { data: me } = useMe()
  const isReadOnly = me?.staffAbilities.includes('editPrices') !== true
  const settings = useSettings(me !== undefined)
  const products = useProducts()
  const kept = useKept<OfferDrafts>('offer', () => ({}))
  const list = products.data ?? []
  const shown = (list.find(({ product }) => product.name === asked) ?? list[0])?.product.name
  const count = Object.keys(kept.value).length
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: () => count > 0 })
  const isFailed = (settings.isError && !settings.data) || products.isError
  return (
    <SettingsFrame
      title={t('shop.offer.title')}
      ability={['editPrices', 'editOrders']}
      tools={
        <>
          {count > 0 && <Tag kind="info">{t('shop.offer.unset', countOf(count, locale))}</Tag>}
          {isReadOnly && me && <Tag>{t('shop.offer.readOnly')}</Tag>}
        </>
      }
    >
      {isFailed && (
        <EmptyState
          icon={IconCloudOff}
          title={t('shop.offer.failed')}
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
      {!isFailed && (!settings.data || !shown) && (
        <div role="status" aria-label={t('common.loading')}>
          <Skeleton height={420} radius={12} />
        </div>
      )}
      {settings.data && shown && (
        <OfferEditor
          settings={settings.data}
          products={list}
          shown={shown}
          drafts={kept.value}
          isReadOnly={isReadOnly}
          onShow={product => void navigate({ to: '/settings/offer', search: { product }, replace: true })}
          onDrafts={drafts => kept.set(() => drafts)}
          onAskAnew={() => void settings.refetch()}
        />
      )}
      {settings.data && shown && <FontsOffer settings={settings.data} isReadOnly={isReadOnly} />}
    </SettingsFrame>
  )
}
