import { Skeleton, Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { loadProduct } from '@teamloom/catalog/products/load-product.ts'
import { faultsOfOffer } from '@teamloom/commerce/house/offer-faults.ts'
import type { Offer } from '@teamloom/commerce/house/offered-product.ts'
import type { Settings } from '@teamloom/contract/settings.ts'
import { must } from '@teamloom/kit/assert.ts'
import { useTranslation } from 'react-i18next'
import { ChoiceTable } from '#web/features/shop-offer/choice-table.tsx'
import { type Choice, choiceKinds, choicesWithWords } from '#web/features/shop-offer/choices-of-product.ts'
import classes from '#web/features/shop-offer/offer.module.css'
import { StockCell } from '#web/features/shop-offer/stock-cell.tsx'
import { useLabel } from '#web/lib/i18n.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'

type Named = { readonly family: string; readonly product: string }

/** The product as it was built: what can be retired of it. */
export function useBuilt({ family, product }: Named) {
  return useQuery({
    queryKey: ['built', family, product],
    queryFn: async () => must(await loadProduct(family, product), product),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })
}

type Props = Named & {
  readonly name: string
  readonly offer: Offer
  readonly settings: Settings
  readonly isReadOnly: boolean
  readonly onChange: (offer: Offer) => void
}

/** What of a product is offered, by kinds. */
export function ProductOffer({ family, product, name, offer, settings, isReadOnly, onChange }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const built = useBuilt({ family, product })
  if (built.isError) return <LoadFailed text={t('shop.offer.failed')} onRetry={() => void built.refetch()} />
  if (!built.data) return <Skeleton height={320} radius={12} aria-label={t('common.loading')} />
  const choices = choicesWithWords(built.data)
  const faults = faultsOfOffer(offer, built.data).map(({ field }) => field)
  const { retired } = offer
  const stockOf = (choice: Choice) => (
    <StockCell subject={choice.name} name={label(choice.label)} settings={settings} isReadOnly={isReadOnly} />
  )
  return (
    <section className={classes.card} aria-label={name}>
      <h2 className={classes.name}>{name}</h2>
      <p className={classes.hint}>{t('shop.offer.hidden')}</p>
      <Tabs defaultValue="colors" keepMounted={false}>
        <Tabs.List aria-label={t('shop.offer.choices')}>
          {choiceKinds.map(kind => (
            <Tabs.Tab key={kind} value={kind}>
              {t(`shop.offer.tabs.${kind}`, {
                n: choices[kind].filter(each => !retired[kind].includes(each.name)).length,
              })}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {choiceKinds.map(kind => (
          <Tabs.Panel key={kind} value={kind} pt={12}>
            <ChoiceTable
              kind={kind}
              choices={choices[kind]}
              retired={retired[kind]}
              isReadOnly={isReadOnly}
              isWrong={faults.some(field => field.startsWith(`retired.${kind}`))}
              {...(kind === 'colors' && { more: stockOf })}
              onRetire={(choice, isRetired) => {
                const others = retired[kind].filter(each => each !== choice)
                onChange({
                  ...offer,
                  retired: { ...retired, [kind]: isRetired ? [...others, choice] : others },
                })
              }}
            />
          </Tabs.Panel>
        ))}
      </Tabs>
    </section>
  )
}
