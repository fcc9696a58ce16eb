import { Select } from '@mantine/core'
import type { Locale } from '@teamloom/kit/label.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/collection/side-cards.module.css'
import { useLocale } from '#web/lib/i18n.ts'

/** The time zones of Canada, from east to west. */
const near = ['St_Johns', 'Halifax', 'Toronto', 'Winnipeg', 'Regina', 'Edmonton', 'Vancouver'].map(
  city => `America/${city}`,
)

type Props = { readonly value: string; readonly onChange: (timeZone: string) => void }

/** By whose clocks it closes. */
export function ZoneSelect({ value, onChange }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  // Four hundred others are named once somebody looks for one.
  const [isWanted, setIsWanted] = useState(false)
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const first = [...new Set([value, own, ...near])]
  const others = isWanted ? Intl.supportedValuesOf('timeZone').filter(zone => !first.includes(zone)) : []
  return (
    <Select
      className={classes.zones!}
      size="xs"
      aria-label={t('collection.closing.zone')}
      searchable
      nothingFoundMessage={t('collection.closing.noZone')}
      allowDeselect={false}
      data={[
        {
          group: t('collection.closing.zones'),
          items: first.map(zone => ({ value: zone, label: zoneText(zone, locale) })),
        },
        {
          group: t('collection.closing.otherZones'),
          items: others.map(zone => ({ value: zone, label: zone.replaceAll('_', ' ') })),
        },
      ]}
      value={value}
      onDropdownOpen={() => setIsWanted(true)}
      onChange={zone => {
        if (zone) onChange(zone)
      }}
    />
  )
}

/** `Eastern Time, Toronto`. */
function zoneText(timeZone: string, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(`${locale}-CA`, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts()
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ')
  const words = city && !name.includes(city) ? `${name}, ${city}` : name
  return words.charAt(0).toUpperCase() + words.slice(1)
}
