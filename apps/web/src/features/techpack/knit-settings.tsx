import type { Techpack, TechpackItem } from '@teamloom/contract/techpack-shape.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { numberFormat } from '@teamloom/kit/number-format.ts'
import {
  isKnitValue,
  type KnitKey,
  knitSettings,
  knitText,
} from '@teamloom/techpack/knitting/knit-settings.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/techpack/decoration-settings.module.css'
import { DraftField } from '#web/features/techpack/draft-field.tsx'
import sheet from '#web/features/techpack/techpack-sheet.module.css'
import type { EditField } from '#web/features/techpack/use-techpack-edits.ts'
import { call } from '#web/lib/api.ts'
import { useLocale } from '#web/lib/i18n.ts'

type Props = { readonly techpack: Techpack; readonly item: TechpackItem; readonly edit: EditField }

/** How each knitted cloth is made: our default, until staff write another. */
export function KnitSettings({ techpack, item, edit }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  return item.knits.map(({ fabric, label: cloth, settings }) => {
    const own = settings.filter(({ value }) => value !== null).length
    const save = (key: KnitKey, text: string, usual: string) =>
      edit(`${item.id}/knit/${fabric}/${key}`, revision =>
        call(techpackCalls.setKnits, {
          body: {
            techpackId: techpack.id,
            techpackItemId: item.id,
            fabric,
            settings: [{ key, value: text === usual ? null : valueOf(key, text) }],
            revision,
          },
        }),
      )
    return (
      <details key={fabric} className={classes.settings}>
        <summary>
          {t('techpack.knits', { cloth: cloth[locale] })}{' '}
          {own > 0 && <span className={sheet.soft}>{t('techpack.ownSettings', { count: own })}</span>}
        </summary>
        <p className={sheet.soft}>{t('techpack.knitsNote')}</p>
        <div className={classes.fields}>
          {settings.map(({ key: name, label, default: both, value }) => {
            const key = name as KnitKey
            const usual = both[locale]
            const figure = knitSettings[key]
            return (
              <DraftField
                key={key}
                size="xs"
                {...(key === 'yarn' && { className: classes.long })}
                maxLength={200}
                label={label[locale]}
                description={value === null ? undefined : t('techpack.settingUsual', { value: usual })}
                data-differs={value !== null || undefined}
                saved={value === null ? usual : knitText(value, locale)}
                read={text => {
                  // Nothing typed is the default.
                  if (text.trim() === '') return usual
                  const typed = valueOf(key, text)
                  return isKnitValue(key, typed) ? knitText(typed, locale) : undefined
                }}
                {...('least' in figure && {
                  fault: t('techpack.knitFault', {
                    least: numberFormat(locale).format(figure.least),
                    most: numberFormat(locale).format(figure.most),
                  }),
                })}
                onEdit={text => save(key, text, usual)}
              />
            )
          })}
        </div>
      </details>
    )
  })
}

/** A figure, with either point, or words as they are typed. */
function valueOf(key: KnitKey, text: string): number | string {
  if (!('least' in knitSettings[key])) return text.trim()
  return Number(text.replaceAll(/\s/g, '').replace(',', '.'))
}
