import { Combobox, InputBase, useCombobox } from '@mantine/core'
import { IconCheck, IconChevronDown, IconCurrentLocation } from '@tabler/icons-react'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { useTranslation } from 'react-i18next'
import { Allowed } from '#web/features/studio/panel/allowed.tsx'
import classes from '#web/features/studio/panel/location-select.module.css'
import panel from '#web/features/studio/panel/panel.module.css'
import { useStudio } from '#web/features/studio/studio-context.tsx'
import { showRefusal } from '#web/lib/error-toast.ts'
import { useLabel } from '#web/lib/i18n.ts'

type Location = DecorationView['location']['availableLocations'][number]

/** Where the decoration sits; a place that it cannot take says why, and can be reached to be read. */
export function LocationSelect({ decoration }: { readonly decoration: DecorationView }) {
  const { t } = useTranslation()
  const label = useLabel()
  const { session, product, showSide } = useStudio()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { availableLocations } = decoration.location
  const current = availableLocations.find(({ inUse }) => inUse)

  const choose = (positionName: string) => {
    const location = availableLocations.find(candidate => candidate.positionName === positionName)
    if (!location || isTaken(location)) return
    combobox.closeDropdown()
    if (location.inUse) return
    const decorationId = decoration.id
    if (!showRefusal(session.change({ action: 'setDecorationLocation', decorationId, positionName }))) return
    const place = product.locations.find(candidate => candidate.positionName === positionName)
    if (place) showSide(place.side)
  }

  return (
    <section className={panel.section}>
      <div className={panel.sectionHead}>
        <h3 id={`location-${decoration.id}`}>{t('decoration.location')}</h3>
      </div>
      <Allowed ability="canUpdateArtworkPosition">
        <Combobox store={combobox} onOptionSubmit={choose} shadow="md" radius="md">
          <Combobox.Target targetType="button">
            <InputBase
              component="button"
              type="button"
              pointer
              id={`place-${decoration.id}`}
              aria-labelledby={`location-${decoration.id} place-${decoration.id}`}
              leftSection={<IconCurrentLocation size={18} stroke={1.6} />}
              rightSection={<IconChevronDown size={16} stroke={1.6} />}
              rightSectionPointerEvents="none"
              onClick={() => combobox.toggleDropdown()}
            >
              {current ? label(current.dropdownLabel) : '—'}
            </InputBase>
          </Combobox.Target>
          <Combobox.Dropdown>
            <Combobox.Options>
              {availableLocations.map(location => (
                <Combobox.Option
                  key={location.positionName}
                  value={location.positionName}
                  active={location.inUse}
                  className={classes.option}
                  aria-disabled={isTaken(location) || undefined}
                >
                  {location.inUse ? (
                    <IconCheck size={16} stroke={2} aria-hidden />
                  ) : (
                    <span className={classes.gap} />
                  )}
                  <span className={classes.name}>{label(location.dropdownLabel)}</span>
                  <LocationTag location={location} />
                </Combobox.Option>
              ))}
            </Combobox.Options>
          </Combobox.Dropdown>
        </Combobox>
      </Allowed>
    </section>
  )
}

function isTaken(location: Location): boolean {
  return location.spotTaken || location.imageTooSmall || (location.clothUnfit && !location.inUse)
}

function LocationTag({ location }: { readonly location: Location }) {
  const { t } = useTranslation()
  if (location.inUse) return <span className={classes.own}>{t('decoration.inUse')}</span>
  if (location.spotTaken) return <span className={classes.tag}>{t('decoration.spotTaken')}</span>
  if (location.clothUnfit) {
    return (
      <span className={classes.tag} data-kind="warn">
        {t('decoration.clothUnfit')}
      </span>
    )
  }
  if (location.imageTooSmall) {
    return (
      <span className={classes.tag} data-kind="warn">
        {t('decoration.imageTooSmall')}
      </span>
    )
  }
  return null
}
