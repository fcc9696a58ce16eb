import type { Techpack, TechpackArtwork, TechpackItem } from '@teamloom/contract/techpack-shape.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/techpack/decoration-settings.module.css'
import { DraftField } from '#web/features/techpack/draft-field.tsx'
import sheet from '#web/features/techpack/techpack-sheet.module.css'
import type { EditField } from '#web/features/techpack/use-techpack-edits.ts'
import { call } from '#web/lib/api.ts'
import { useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly techpack: Techpack
  readonly item: TechpackItem
  readonly artwork: TechpackArtwork
  readonly edit: EditField
}

/** How a decoration is made: our default on its cloth, until staff write another. */
export function DecorationSettings({ techpack, item, artwork, edit }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { settings } = artwork
  if (settings.length === 0) return null
  const own = settings.filter(({ value }) => value !== null).length
  const save = (key: string, text: string, usual: string) =>
    edit(`${artwork.id}/setting/${key}`, revision =>
      call(techpackCalls.setSettings, {
        body: {
          techpackId: techpack.id,
          techpackItemId: item.id,
          techpackItemArtworkId: artwork.id,
          settings: [{ key, value: text === usual ? null : text }],
          revision,
        },
      }),
    )
  return (
    <details className={classes.settings}>
      <summary>
        {t('techpack.settings')}{' '}
        {own > 0 && <span className={sheet.soft}>{t('techpack.ownSettings', { count: own })}</span>}
      </summary>
      <p className={sheet.soft}>{t('techpack.settingsNote')}</p>
      <div className={classes.fields}>
        {settings.map(({ key, label, default: usual, value }) => (
          <DraftField
            key={key}
            size="xs"
            maxLength={200}
            label={label[locale]}
            description={value === null ? undefined : t('techpack.settingUsual', { value: usual[locale] })}
            data-differs={value !== null || undefined}
            saved={value ?? usual[locale]}
            // Nothing typed is the default.
            read={text => text.trim() || usual[locale]}
            onEdit={text => save(key, text, usual[locale])}
          />
        ))}
      </div>
    </details>
  )
}
