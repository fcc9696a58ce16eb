import { faultsOfOffer } from '@teamloom/commerce/house/offer-faults.ts'
import type { Offer } from '@teamloom/commerce/house/offered-product.ts'
import { isSame } from '@teamloom/commerce/orders/is-same.ts'
import type { DataOf } from '@teamloom/contract/call.ts'
import type { generatorCalls } from '@teamloom/contract/generator.ts'
import type { Settings } from '@teamloom/contract/settings.ts'
import { must } from '@teamloom/kit/assert.ts'
import classes from '#web/features/shop-offer/offer.module.css'
import { ProductList } from '#web/features/shop-offer/product-list.tsx'
import { ProductOffer, useBuilt } from '#web/features/shop-offer/product-offer.tsx'
import { useOfferWords } from '#web/features/shop-offer/use-offer-words.ts'
import { useLabel } from '#web/lib/i18n.ts'
import { SetPanel } from '#web/shown/settings/set-panel.tsx'
import { SettingHistory } from '#web/shown/settings/setting-history.tsx'

/** What is changed and not set yet, by products' names. */
export type OfferDrafts = Readonly<Record<string, Offer>>

type Props = {
  readonly settings: Settings
  readonly products: DataOf<typeof generatorCalls.products>
  /** By name. */
  readonly shown: string
  readonly drafts: OfferDrafts
  readonly isReadOnly: boolean
  readonly onShow: (product: string) => void
  readonly onDrafts: (drafts: OfferDrafts) => void
  readonly onAskAnew: () => void
}

/** The products, what of one of them is offered, what is changed of that, and what it was. */
export function OfferEditor(props: Props) {
  const { settings, products, shown, drafts, isReadOnly, onShow, onDrafts, onAskAnew } = props
  const label = useLabel()
  const settingOf = (name: string) => settings.settings.find(({ key }) => key === `offer/${name}`)
  const offerOf = (name: string) => drafts[name] ?? (must(settingOf(name), name).value as Offer)
  const item = must(
    products.find(({ product }) => product.name === shown),
    shown,
  )
  const built = useBuilt({ family: item.family.name, product: shown })
  const wordsOf = useOfferWords(built.data)
  const change = (name: string, offer: Offer) => {
    const { [name]: _, ...others } = drafts
    onDrafts(isSame(offer, settingOf(name)?.value) ? others : { ...others, [name]: offer })
  }
  const changes = Object.entries(drafts).map(([name, value]) => ({ key: `offer/${name}`, value }))
  return (
    <div className={classes.layout}>
      <ProductList
        products={products}
        shown={shown}
        isOffered={name => offerOf(name).isOffered}
        isChanged={name => name in drafts}
        isReadOnly={isReadOnly}
        onShow={onShow}
        onOffer={(name, isOffered) => change(name, { ...offerOf(name), isOffered })}
      />
      <div className={classes.side}>
        {changes.length > 0 && (
          <SetPanel
            changes={changes}
            revision={settings.revision}
            isWrong={built.data !== undefined && faultsOfOffer(offerOf(shown), built.data).length > 0}
            onSet={() => onDrafts({})}
            onDrop={() => onDrafts({})}
            onAskAnew={onAskAnew}
          />
        )}
        <ProductOffer
          key={shown}
          family={item.family.name}
          product={shown}
          name={label(item.product.label)}
          offer={offerOf(shown)}
          settings={settings}
          isReadOnly={isReadOnly}
          onChange={offer => change(shown, offer)}
        />
        <SettingHistory
          of={`offer/${shown}`}
          built={settingOf(shown)?.default}
          wordsOf={wordsOf}
          planned={settings.planned.filter(({ key }) => key === `offer/${shown}`)}
          canChange={!isReadOnly}
        />
      </div>
    </div>
  )
}
