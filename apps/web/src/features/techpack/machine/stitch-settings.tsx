import { NativeSelect } from '@mantine/core'
import type { MachineFileOf } from '@teamloom/contract/techpack-machine.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { clothNames, underlays } from '@teamloom/embroidery/cloths/cloth.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/techpack/machine/embroidery-files.module.css'
import sheet from '#web/features/techpack/techpack-sheet.module.css'
import type { EditField } from '#web/features/techpack/use-techpack-edits.ts'
import { call } from '#web/lib/api.ts'

type Settings = {
  readonly cloth?: (typeof clothNames)[number]
  readonly density?: number | null
  readonly underlay?: (typeof underlays)[number]
}

type Props = {
  readonly figures: NonNullable<MachineFileOf<'embroidery'>['figures']>
  readonly ids: { techpackId: string; techpackItemId: string; techpackItemArtworkId: string }
  readonly edit: EditField
}

const densities = [80, 90, 100, 110, 120] as const

/** On which cloth, how close and on what underlay it is sewn; what is chosen is sewn at once. */
export function StitchSettings({ figures, ids, edit }: Props) {
  const { t } = useTranslation()
  const save = (settings: Settings) =>
    edit(`${ids.techpackItemArtworkId}/machine/${Object.keys(settings)[0]}`, revision =>
      call(techpackCalls.setMachine, { body: { ...ids, settings, revision } }),
    )
  return (
    <div>
      <div className={classes.settings}>
        <NativeSelect
          size="xs"
          label={t('techpack.machine.cloth')}
          value={figures.cloth}
          onChange={event => void save({ cloth: event.currentTarget.value as (typeof clothNames)[number] })}
          data={clothNames.map(value => ({ value, label: t(`techpack.machine.cloths.${value}`) }))}
        />
        <NativeSelect
          size="xs"
          label={t('techpack.machine.density')}
          value={String(figures.density)}
          onChange={event => {
            const density = Number(event.currentTarget.value)
            void save({ density: density === 100 ? null : density })
          }}
          data={[...new Set([...densities, figures.density])]
            .toSorted((a, b) => a - b)
            .map(value => ({ value: String(value), label: `${value}\u00a0%` }))}
        />
        <NativeSelect
          size="xs"
          label={t('techpack.machine.underlay')}
          value={figures.underlay}
          onChange={event => void save({ underlay: event.currentTarget.value as (typeof underlays)[number] })}
          data={underlays.map(value => ({ value, label: t(`techpack.machine.underlays.${value}`) }))}
        />
      </div>
      <p className={sheet.soft}>
        {t('techpack.machine.backing', { backing: t(`techpack.machine.backings.${figures.backing}`) })}{' '}
        {figures.topping && t('techpack.machine.topping')}
      </p>
    </div>
  )
}
