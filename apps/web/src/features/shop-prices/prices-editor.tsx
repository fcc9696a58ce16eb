import type { Pricing } from '@teamloom/catalog/definition.ts'
import type { Settings } from '@teamloom/contract/settings.ts'
import { useTranslation } from 'react-i18next'
import { WhatIsInIt, WordsAndSizes } from '#web/features/shop-prices/other-prices.tsx'
import { RangeTable } from '#web/features/shop-prices/range-table.tsx'
import { useChangeWords } from '#web/features/shop-prices/use-change-words.ts'
import { type PriceDrafts, usePriceDraft } from '#web/features/shop-prices/use-price-draft.ts'
import { YouthSizes } from '#web/features/shop-prices/youth-sizes.tsx'
import { SetPanel } from '#web/shown/settings/set-panel.tsx'
import { SettingHistory } from '#web/shown/settings/setting-history.tsx'
import { Notice } from '#web/ui/notice.tsx'
import classes from '#web/ui/settings.module.css'

type Props = {
  readonly settings: Settings
  /** The product's name. */
  readonly product: string
  readonly sizeNames: readonly string[]
  /** What one of them is called. */
  readonly sizeText: (name: string) => string
  readonly drafts: PriceDrafts
  /** Whether something of another product cannot be so. */
  readonly isOtherWrong: boolean
  readonly isReadOnly: boolean
  readonly onDrafts: (drafts: PriceDrafts) => void
  readonly onAskAnew: () => void
}

/** The prices of one product, what is changed of them, and what they were. */
export function PricesEditor(props: Props) {
  const { settings, product, sizeNames, sizeText, drafts, isOtherWrong, isReadOnly, onDrafts, onAskAnew } =
    props
  const { t } = useTranslation()
  const wordsOf = useChangeWords()
  const key = `prices/${product}`
  const setting = settings.settings.find(each => each.key === key)
  const was = setting?.value as Pricing
  const draft = usePriceDraft({
    was,
    drafted: drafts[product],
    sizeNames,
    isReadOnly,
    onChange: pricing => {
      const { [product]: _, ...others } = drafts
      onDrafts(pricing ? { ...others, [product]: pricing } : others)
    },
  })
  const changes = Object.entries(drafts).map(([name, value]) => ({ key: `prices/${name}`, value }))
  return (
    <div className={classes.layout}>
      <div className={classes.main}>
        <RangeTable draft={draft} />
        <div className={classes.pair}>
          <WordsAndSizes draft={draft} sizeText={sizeText} />
          <WhatIsInIt draft={draft} />
        </div>
        <YouthSizes settings={settings} product={product} isReadOnly={isReadOnly} />
        <Notice kind="info" title={t('prices.heard')} text={t('prices.heardText')} />
      </div>
      <div className={classes.side}>
        {changes.length > 0 && (
          <SetPanel
            changes={changes}
            revision={settings.revision}
            isWrong={isOtherWrong || draft.isWrong}
            onSet={() => onDrafts({})}
            onDrop={() => onDrafts({})}
            onAskAnew={onAskAnew}
          />
        )}
        <SettingHistory
          of={key}
          built={setting?.default}
          wordsOf={wordsOf}
          planned={settings.planned.filter(each => each.key === key)}
          canChange={!isReadOnly}
        />
      </div>
    </div>
  )
}
